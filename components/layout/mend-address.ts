/**
 * The text of a script for the head: an address that begins with more than one slash, as a mistyped
 * advertisement has it, becomes the one that was meant. Next's router reads such a path as another
 * site's address, and its page is lost.
 */
export const mendAddress = `(function(l){l.pathname.slice(0,2)=="//"&&history.replaceState(null,"",l.origin+l.pathname.replace(/^\\/+/,"/")+l.search+l.hash)})(location)`;
