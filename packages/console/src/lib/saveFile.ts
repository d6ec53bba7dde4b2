/** How long a browser may take to begin with a file. */
const KEPT_MS = 60_000;

/** Saves bytes as a file of the user's. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
