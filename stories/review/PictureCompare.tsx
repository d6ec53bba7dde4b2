import { t } from '@concierge/ui';
import { type CSSProperties, type ReactElement, useId, useState } from 'react';
import { styled } from 'styled-components';

export type View = 'side' | 'slider' | 'difference';

export const VIEWS: readonly { value: View; label: string }[] = [
  { value: 'side', label: 'Side by side' },
  { value: 'slider', label: 'Slider' },
  { value: 'difference', label: 'Difference' },
];

export interface PictureCompareProps {
  name: string;
  view: View;
}

const before = (name: string) => `pictures/before/${name}.png`;
const now = (name: string) => `pictures/now/${name}.png`;

/** A picture as it was and as it is. */
export function PictureCompare({ name, view }: PictureCompareProps): ReactElement {
  const [percent, setPercent] = useState(50);
  const id = useId();
  if (view === 'side') {
    return (
      <Pair>
        <figure>
          <figcaption>Before</figcaption>
          <img src={before(name)} alt={`${name} before`} loading="lazy" />
        </figure>
        <figure>
          <figcaption>Now</figcaption>
          <img src={now(name)} alt={`${name} now`} loading="lazy" />
        </figure>
      </Pair>
    );
  }
  const style = { '--cut': `${100 - percent}%` } as CSSProperties;
  return (
    <>
      <Stack data-view={view} style={style}>
        <img src={before(name)} alt={`${name} before`} loading="lazy" />
        <img src={now(name)} alt={`${name} now`} loading="lazy" />
      </Stack>
      {view === 'slider' && (
        <Slide>
          <span>Before</span>
          <label htmlFor={id}>How much of the picture now covers the one before</label>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            value={percent}
            onChange={(event) => setPercent(event.target.valueAsNumber)}
          />
          <span>Now</span>
        </Slide>
      )}
    </>
  );
}

const framed = `
  display: block;
  max-inline-size: 100%;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.sm};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 16px;

  figure {
    margin: 0;
  }
  figcaption {
    margin-block-end: 4px;
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
  img {
    ${framed}
  }
`;

/** One over the other. They may differ in height. */
const Stack = styled.div`
  display: grid;
  justify-items: start;
  max-inline-size: 1200px;
  isolation: isolate;

  img {
    ${framed}
    grid-area: 1 / 1;
  }
  &[data-view='slider'] img:last-child {
    clip-path: inset(0 var(--cut) 0 0);
    outline: 1px solid ${t.color.accent};
  }
  &[data-view='difference'] img:last-child {
    mix-blend-mode: difference;
  }
`;

const Slide = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  max-inline-size: 1200px;
  margin-block-start: 8px;
  color: ${t.color.textMuted};
  font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};

  label {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  input {
    flex: 1;
    min-block-size: 24px;
    accent-color: ${t.color.accent};
  }
`;
