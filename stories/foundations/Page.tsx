import { t } from '@concierge/ui/foundations';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface PageProps {
  title: string;
  /** One sentence. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page about stories: it is one itself, so that the toolbar's theme holds for it. */
export function Page({ title, lead, children }: PageProps): ReactElement {
  return (
    <Main>
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      {children}
    </Main>
  );
}

const Main = styled.main`
  max-inline-size: 1440px;
  margin-inline: auto;
  padding: clamp(16px, 3vw, 40px);
  color: ${t.color.text};
  font: ${t.weight.regular} ${t.text.md} ${t.font.sans};

  h1 {
    margin: 0 0 8px;
    font: ${t.weight.semibold} 1.75rem/2.25rem ${t.font.sans};
    letter-spacing: -0.02em;
  }
  h2 {
    margin: 40px 0 4px;
    font: ${t.weight.semibold} ${t.text.xl} ${t.font.sans};
  }
  h3 {
    margin: 0;
    font: ${t.weight.semibold} ${t.text.md} ${t.font.sans};
  }
  a {
    color: ${t.color.link};
  }
  code {
    font-family: ${t.font.mono};
    font-size: 0.9em;
  }
`;

const Lead = styled.p`
  max-inline-size: 72ch;
  margin: 0 0 24px;
  color: ${t.color.textMuted};
  font: ${t.weight.regular} ${t.text.lg} ${t.font.sans};
`;
