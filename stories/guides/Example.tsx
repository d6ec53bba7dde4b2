import { GlobalStyle, UiProvider } from '@concierge/ui/foundations';
import type { ReactElement, ReactNode } from 'react';

/** Where the links of an example lead: nowhere. */
const stay = () => {};

/** An example of a guide, on the ground of the theme. Its code is below it. */
export function Example({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className="sb-unstyled guide-example">
      <UiProvider locale="en" navigate={stay}>
        <GlobalStyle />
        {children}
      </UiProvider>
    </div>
  );
}
