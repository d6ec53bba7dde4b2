import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@concierge/ui/tokens.css';
import { GlobalStyle, UiProvider } from '@concierge/ui';
import { OneOfEach } from './OneOfEach';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <StrictMode>
    <UiProvider locale="en">
      <GlobalStyle />
      <OneOfEach />
    </UiProvider>
  </StrictMode>,
);
