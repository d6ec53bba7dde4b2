import { UiProvider } from '@concierge/ui';
import { type ReactNode, useState } from 'react';
import { Elsewhere } from '../documents/beside-other-css/Elsewhere';

/** Where in a page a part of it may be; each shows what is in it once it is ready. */
const PLACES: Record<string, (element: HTMLElement) => HTMLElement> = {
  shadow: (host) => {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    return root.querySelector('div') ?? root.appendChild(document.createElement('div'));
  },
  iframe: (frame) => {
    const inside = (frame as HTMLIFrameElement).contentDocument;
    const nonce = document.querySelector('[property="csp-nonce"]');
    if (nonce && inside) inside.head.append(nonce.cloneNode());
    return inside?.body ?? frame;
  },
  dialog: (dialog) => {
    (dialog as HTMLDialogElement).showModal();
    return dialog;
  },
  fullscreen: (element) => element,
  dark: (element) => element,
};

/** Room for what opens in an iframe, and around a native dialog. */
const SIZED = { inlineSize: 900, blockSize: 600, overflow: 'visible' } as const;

const ELEMENTS = { iframe: 'iframe', dialog: 'dialog' } as const;

/** Shows its children in a place of the page that is not the page itself. */
export function Place({ name, children }: { name: string; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const Element = ELEMENTS[name as keyof typeof ELEMENTS] ?? 'section';
  const isApart = name === 'shadow' || name === 'iframe';
  return (
    <Element
      ref={(element: HTMLElement | null) => {
        setPlace(element && (PLACES[name]?.(element) ?? null));
      }}
      data-place={name}
      data-theme={name === 'dark' ? 'dark' : undefined}
      style={SIZED}
    >
      {place && isApart && <Elsewhere place={place}>{children}</Elsewhere>}
      {!isApart && (
        <UiProvider locale="en" container={place}>
          {children}
        </UiProvider>
      )}
    </Element>
  );
}
