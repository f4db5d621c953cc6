/**
 * Returns a command with environment variables, such as `PORT=3001 npm start`, as the shells of this system write it. Windows
 * has two: PowerShell and cmd.
 */
export function withVariables(
  variables: Record<string, string | number>,
  command: string,
  platform = process.platform,
): string {
  const all = Object.entries(variables);
  if (platform !== "win32") return [...all.map(([name, value]) => `${name}=${value}`), command].join(" ");
  const powerShell = [...all.map(([name, value]) => `$env:${name}="${value}"`), command].join("; ");
  const cmd = [...all.map(([name, value]) => `set "${name}=${value}"`), command].join(" && ");
  return `${powerShell} in PowerShell, ${cmd} in cmd`;
}
