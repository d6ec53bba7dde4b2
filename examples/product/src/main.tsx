import { type ComponentType, StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '@concierge/ui/tokens.css';
import { GlobalStyle, UiProvider } from '@concierge/ui';
import { Place } from './places';

/** The examples of the guides, by the names of their components. */
const examples = import.meta.glob<ComponentType>('./examples/*.tsx', {
  eager: true,
  import: 'default',
});

function onHashChange(listen: () => void) {
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
}

/** What the address names, and where in the page it is: `#Button`, `#Menu@shadow`, `#all`. */
function NamedExample() {
  const hash = useSyncExternalStore(onHashChange, () => location.hash.slice(1));
  const [name = '', place] = hash.split('@');
  const Example = examples[`./examples/${name}.tsx`];
  const all = Object.values(examples).map((One, at) => <One key={at} />);
  const example = name === 'all' ? all : Example && <Example key={hash} />;
  return (
    <>
      <h1>{hash || 'A product'}</h1>
      {place ? <Place name={place}>{example}</Place> : example}
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <StrictMode>
    <UiProvider locale="en">
      <GlobalStyle />
      <NamedExample />
    </UiProvider>
  </StrictMode>,
);
