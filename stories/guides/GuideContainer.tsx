import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren, type ReactElement } from 'react';
import '@concierge/ui/tokens.css';
import { brandThemeOf } from '../setup/brandTheme.ts';
import { useToolbar } from '../setup/toolbar.ts';
import { Guide } from './Guide.tsx';
import './guides.css';

/** Around every guide: the whole page is in the theme of the toolbar, not only the stories in it. */
export function GuideContainer({
  context,
  children,
}: PropsWithChildren<DocsContainerProps>): ReactElement {
  const { theme } = useToolbar();
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={brandThemeOf(theme)}>
      <main>
        <Guide>{children}</Guide>
      </main>
    </DocsContainer>
  );
}
