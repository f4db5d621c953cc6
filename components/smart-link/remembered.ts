/* Storage may be denied (iOS "Block All Cookies"): then each page of a visit is on its own. */

/** What an earlier page of this visit kept under `key`. */
export function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export const linkKey = "smart-link";

/** Whether an earlier page was given a link, and this address does not start a visit of its own. */
export function hasRememberedLink(): boolean {
  return !window.location.search && read(linkKey) !== null;
}
