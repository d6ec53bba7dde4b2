import type { BrowserCommand } from 'vitest/node';

/** The number of rows with a cell in the browser's accessibility tree of the story's page. */
export const accessibleRowCount: BrowserCommand = async (story) => {
  const cdp = await story.context.newCDPSession(story.page);
  try {
    const { frameTree } = await cdp.send('Page.getFrameTree');
    const url = (await story.frame()).url();
    const shown = [frameTree, ...(frameTree.childFrames ?? [])].find(
      ({ frame }) => frame.url === url,
    );
    if (!shown) throw new Error(`The browser has no frame ${url}`);
    const { nodes } = await cdp.send('Accessibility.getFullAXTree', { frameId: shown.frame.id });
    const exposed = nodes.filter(({ ignored }) => !ignored);
    const cells = new Set(
      exposed
        .filter(({ role }) => /^(cell|rowheader|columnheader)$/.test(role?.value))
        .map(({ nodeId }) => nodeId),
    );
    return exposed.filter(
      ({ role, childIds }) => role?.value === 'row' && childIds?.some((id) => cells.has(id)),
    ).length;
  } finally {
    await cdp.detach();
  }
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    accessibleRowCount: () => Promise<number>;
  }
}
