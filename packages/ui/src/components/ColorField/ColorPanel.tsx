import type { ReactElement } from 'react';
import { ColorArea } from 'react-aria-components/ColorArea';
import { ColorPicker, parseColor } from 'react-aria-components/ColorPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';

export interface ColorPanelProps {
  /** `#rrggbb` */
  value: string;
  onChange: (value: string) => void;
  labels: { area: string; hue: string };
}

/** The colour picker itself, in a chunk of its own. */
export default function ColorPanel({ value, onChange, labels }: ColorPanelProps): ReactElement {
  return (
    <ColorPicker
      value={parseColor(value).toFormat('hsb')}
      onChange={(color) => onChange(color.toString('hex').toLowerCase())}
    >
      <Grid data-part="Panel">
        <Area colorSpace="hsb" xChannel="saturation" yChannel="brightness" aria-label={labels.area}>
          <Thumb />
        </Area>
        <ColorSlider colorSpace="hsb" channel="hue" aria-label={labels.hue}>
          <Track>
            <Thumb />
          </Track>
        </ColorSlider>
      </Grid>
    </ColorPicker>
  );
}

const Grid = styled.div`
  display: grid;
  gap: ${t.space[4]};
`;

const Area = styled(ColorArea)`
  inline-size: 224px;
  block-size: 160px;
  border-radius: ${t.radius.md};
`;

const Track = styled(SliderTrack)`
  inline-size: 224px;
  block-size: 20px;
  border-radius: ${t.radius.full};
`;

const Thumb = styled(ColorThumb)`
  inset-block-start: 50%;
  inline-size: 20px;
  block-size: 20px;
  border: 2px solid white;
  border-radius: ${t.radius.full};
  box-shadow: 0 0 0 1px black;

  &[data-focus-visible] {
    inline-size: 24px;
    block-size: 24px;
    outline: 2px solid ${t.color.focus};
    outline-offset: 3px;
  }
`;
