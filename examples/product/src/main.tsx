import { type ComponentType, StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '@concierge/ui/tokens.css';
import { GlobalStyle, UiProvider } from '@concierge/ui';

/** The examples of the guides, by the names of their components. */
const examples = import.meta.glob<ComponentType>('./examples/*.tsx', {
  eager: true,
  import: 'default',
});

function onHashChange(listen: () => void) {
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
}

/** The example that the address names: `#Button`. */
function NamedExample() {
  const name = useSyncExternalStore(onHashChange, () => location.hash.slice(1));
  const Example = examples[`./examples/${name}.tsx`];
  return (
    <>
      <h1>{name || 'A product'}</h1>
      {Example && <Example key={name} />}
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
