/** Returns the environment of this process without NODE_ENV. Next would build another site with the caller's, such as Jest's "test". */
export function withoutNodeEnv(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env;
  return env as NodeJS.ProcessEnv;
}
