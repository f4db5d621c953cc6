import { buildFixtureSite } from "./build";

/* `npm run build:fixture` */
await buildFixtureSite();
