import { Alert } from '@concierge/ui/Alert';
import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { Select } from '@concierge/ui/Select';
import { TextField } from '@concierge/ui/TextField';
import { ScopedBaseStyle } from '@concierge/ui/foundations';
import tokensCss from '@concierge/ui/tokens.css?inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { styled, StyleSheetManager } from 'styled-components';
import { Row, Stack } from '../fixtures/Layout.tsx';

const OPTIONS = ['Room 101', 'Room 102'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Foundations/Layers',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const PLUM = 'rgb(102, 51, 102)';

/** A product's rules: a plain class, and a utility in a layer that is named after ours. */
const HOST = `
@layer concierge, utilities;
@layer utilities { .bg-plum { background: ${PLUM}; color: white; } }
.plum { background: ${PLUM}; color: white; border-radius: 0; padding-inline: 30px; }
.heavy-label > [data-part='Label'] { font-weight: 800; }
`;

const PlumButton = styled(Button)`
  background: ${PLUM};
  color: white;
  border-radius: 0;
`;

const lookOf = (name: string) => getComputedStyle(screen.getByRole('button', { name }));

// Q2
/** A class, `styled()` and a utility each win over a component's rules, those of its variants too. */
export const Overriding: Story = {
  render: () => (
    <Stack>
      <style>{HOST}</style>
      <Row>
        <Button variant="primary">As it comes</Button>
        <Button variant="primary" className="plum">
          Class
        </Button>
        <PlumButton variant="primary">Styled</PlumButton>
        <Button variant="primary" className="bg-plum">
          Utility
        </Button>
      </Row>
      <TextField label="Room" className="heavy-label" />
    </Stack>
  ),
  play: async ({ step }) => {
    await step('A class of the product wins', async () => {
      await waitFor(() => expect(lookOf('Class').backgroundColor).toBe(PLUM));
      await expect(lookOf('Class').borderRadius).toBe('0px');
      await expect(lookOf('Class').paddingInlineStart).toBe('30px');
    });
    await step('Styled(Button) wins, over the rules of the variant too', async () => {
      await waitFor(() => expect(lookOf('Styled').backgroundColor).toBe(PLUM));
      await expect(lookOf('Styled').borderRadius).toBe('0px');
    });
    await step('A utility in a later layer wins', async () => {
      await waitFor(() => expect(lookOf('Utility').backgroundColor).toBe(PLUM));
    });
    await step('Parts can be reached by their names', async () => {
      await expect(getComputedStyle(screen.getByText('Room')).fontWeight).toBe('800');
    });
    await step('What is not overridden stays', async () => {
      await expect(lookOf('As it comes').backgroundColor).not.toBe(PLUM);
      await expect(lookOf('Utility').borderRadius).not.toBe('0px');
    });
  },
};

const HOST_PAGE = `
.host { font: 18px/1.6 Georgia, serif; }
.host .bullets { list-style: disc; padding-inline-start: 40px; }
.host h1 { margin: 24px 0; }
.host p { margin: 12px 0; }
`;

function HostPage() {
  return (
    <div className="host" data-testid="host">
      <h1>The page of the host</h1>
      <p>It keeps its margins,</p>
      <ul className="bullets">
        <li>its bullets</li>
        <li>and its font.</li>
      </ul>
    </div>
  );
}

// Q2
/** Beside the styles of a host, whose rules are in no layer: nothing of them is lost. */
export const BesideAHost: Story = {
  render: () => (
    <Stack>
      <style>{HOST_PAGE}</style>
      <HostPage />
      <Card>
        <Stack>
          <Alert tone="info" title="Saved">
            Every part stands by itself.
          </Alert>
          <TextField label="Room" />
        </Stack>
      </Card>
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('Lists, headings and paragraphs of the host stay as they were', async () => {
      await expect(getComputedStyle(canvas.getByRole('list')).listStyleType).toBe('disc');
      await expect(getComputedStyle(canvas.getByRole('list')).paddingInlineStart).toBe('40px');
      await expect(getComputedStyle(canvas.getByRole('heading')).marginBlockStart).toBe('24px');
      await expect(getComputedStyle(canvas.getByText('It keeps its margins,')).marginBlockEnd).toBe(
        '12px',
      );
      await expect(getComputedStyle(canvas.getByTestId('host')).fontFamily).toContain('Georgia');
    });
  },
};

/**
 * A page without base styles: what `GlobalStyle` says of this Storybook does not reach into a shadow root, and the
 * styles of its components are written into it.
 */
function BarePage({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (!host || host.shadowRoot) return;
    const shadow = host.attachShadow({ mode: 'open' });
    const tokens = document.createElement('style');
    tokens.textContent = tokensCss;
    shadow.append(tokens);
    setRoot(shadow);
  }, []);
  return (
    <div ref={attach} data-testid="bare">
      {root && createPortal(<StyleSheetManager target={root}>{children}</StyleSheetManager>, root)}
    </div>
  );
}

const inside = (canvas: { getByTestId: (id: string) => HTMLElement }): ShadowRoot => {
  const root = canvas.getByTestId('bare').shadowRoot;
  if (!root) throw new Error('There is no shadow root');
  return root;
};

const styleOf = (root: ShadowRoot, selector: string): CSSStyleDeclaration => {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return getComputedStyle(element);
};

// Q2
/** With the tokens alone, on a page that is not reset: each component is whole in itself. */
export const WithoutBaseStyles: Story = {
  render: () => (
    <BarePage>
      <div style={{ inlineSize: 320, display: 'grid', gap: 16 }}>
        <Alert tone="info" title="Saved">
          Every part stands by itself.
        </Alert>
        <TextField label="Room" description="As on the door" />
        <TextField label="Note" multiline />
        <Select label="Floor" value={null} onChange={() => undefined} options={OPTIONS} />
        <Button variant="primary">Save</Button>
        <p>A paragraph of the host</p>
      </div>
    </BarePage>
  ),
  play: async ({ canvas, step }) => {
    const root = inside(canvas);
    await step('Fields are as wide as their place', async () => {
      for (const control of root.querySelectorAll('[data-part="Control"]')) {
        await expect(control.getBoundingClientRect().width).toBe(320);
      }
    });
    await step('Texts have no margins of paragraphs, controls no font of the browser', async () => {
      for (const part of root.querySelectorAll('p[data-part]')) {
        await expect(getComputedStyle(part).marginBlockStart).toBe('0px');
      }
      await expect(styleOf(root, 'input').fontFamily).toContain('Inter');
      await expect(styleOf(root, 'button').fontFamily).toContain('Inter');
    });
    await step('The elements of the host keep theirs', async () => {
      await expect(styleOf(root, 'p:not([data-part])').marginBlockStart).not.toBe('0px');
    });
  },
};

// Q2
/** The base styles for a part of such a page. */
export const Scoped: Story = {
  render: () => (
    <BarePage>
      <p>A paragraph of the host</p>
      <ScopedBaseStyle style={{ padding: 16 }}>
        <h2>Inside</h2>
        <p>Plain elements start from the base styles.</p>
        <button type="button">A plain button</button>
      </ScopedBaseStyle>
    </BarePage>
  ),
  play: async ({ canvas, step }) => {
    const root = inside(canvas);
    await step('Plain elements inside have no margins and the type of the part', async () => {
      await expect(styleOf(root, 'h2').marginBlockStart).toBe('0px');
      await expect(styleOf(root, 'div > p').marginBlockStart).toBe('0px');
      await expect(styleOf(root, 'button').fontFamily).toContain('Inter');
    });
    await step('What is outside stays', async () => {
      await expect(styleOf(root, 'p').marginBlockStart).not.toBe('0px');
    });
  },
};
