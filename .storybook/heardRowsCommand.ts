import type { BrowserCommand } from 'vitest/node';

/** How many rows with a cell a screen reader is told of in the page that holds the story. */
export const heardRows: BrowserCommand = async (story) => {
  const cdp = await story.context.newCDPSession(story.page);
  try {
    const { frameTree } = await cdp.send('Page.getFrameTree');
    const url = (await story.frame()).url();
    const shown = [frameTree, ...(frameTree.childFrames ?? [])].find(
      ({ frame: one }) => one.url === url,
    );
    if (!shown) throw new Error(`The browser has no frame ${url}`);
    const { nodes } = await cdp.send('Accessibility.getFullAXTree', { frameId: shown.frame.id });
    const isCell = new Set(
      nodes
        .filter(
          ({ ignored, role }) => !ignored && /^(cell|rowheader|columnheader)$/.test(role?.value),
        )
        .map(({ nodeId }) => nodeId),
    );
    return nodes.filter(
      ({ ignored, role, childIds }) =>
        !ignored && role?.value === 'row' && childIds?.some((id) => isCell.has(id)),
    ).length;
  } finally {
    await cdp.detach();
  }
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    heardRows: () => Promise<number>;
  }
}
