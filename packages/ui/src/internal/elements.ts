/** Whether it is an element, also one of another document, such as that of an iframe, which `instanceof` does not know. */
export const isElement = (node: unknown): node is HTMLElement =>
  typeof node === 'object' && node !== null && 'nodeType' in node && node.nodeType === 1;

/** What has the focus in the document or the shadow root of a node. */
export const focusedBeside = (node: Node): Element | null =>
  (node.getRootNode() as Document | ShadowRoot).activeElement;

/** What an event is about, also within a shadow root, of which listeners outside see the host alone. */
export const targetOf = (event: Event): EventTarget | null => event.composedPath()[0] ?? null;
