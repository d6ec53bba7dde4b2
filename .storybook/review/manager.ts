import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { type API, addons, types, useGlobalTypes, useStorybookState } from 'storybook/manager-api';
import { COMPARED, COMPARE_PAGE } from '../../stories/review/compare.ts';

const ID = 'concierge/review';

/** Pages about stories: they have no arguments and are not compared. At first there is no story at all. */
const isPage = (storyId: string | undefined) => storyId?.startsWith('start-') ?? false;

/** The story on the screen; of a guide, the first of its component. */
function useShownStory(): string | undefined {
  const { storyId, index = {} } = useStorybookState();
  const shown = index[storyId];
  if (shown?.type === 'story') return shown.id;
  const beside = Object.values(index).find(
    (entry) => entry.type === 'story' && shown?.type === 'docs' && entry.parent === shown.parent,
  );
  return beside?.id;
}

/** Leads from a story or guide to the page that shows it in all themes, languages and widths. */
function CompareButton({ api }: { api: API }) {
  const story = useShownStory();
  // A preview that has not said yet what globals it has would miss which story is compared.
  const disabled = Object.keys(useGlobalTypes()).length === 0;
  if (!story || isPage(story)) return null;
  const onClick = () => {
    api.updateGlobals({ [COMPARED]: story });
    api.selectStory(COMPARE_PAGE);
  };
  const ariaLabel = 'Compare in themes, languages and widths';
  return createElement(Button, { variant: 'ghost', ariaLabel, disabled, onClick }, 'Compare');
}

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => (isPage(storyId) ? false : shown),
  },
});

addons.register(ID, (api) => {
  addons.add(ID, {
    type: types.TOOL,
    title: 'Compare',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    // The frame is built without the JSX transform.
    render: () => createElement(CompareButton, { api }),
  });
});
