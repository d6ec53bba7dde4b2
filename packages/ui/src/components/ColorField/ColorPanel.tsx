'use client';

import type { ReactElement } from 'react';
import { ColorArea } from 'react-aria-components/ColorArea';
import { ColorPicker, parseColor } from 'react-aria-components/ColorPicker';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { Stack } from '../Stack/Stack.tsx';

export interface ColorPanelProps {
  /** `#rrggbb` */
  value: string;
  onChange: (value: string) => void;
  palette: readonly string[] | undefined;
  labels: { area: string; hue: string; palette?: string | undefined };
}

/** The color picker itself. */
export function ColorPanel({ value, onChange, palette, labels }: ColorPanelProps): ReactElement {
  return (
    <ColorPicker
      value={parseColor(value).toFormat('hsb')}
      onChange={(color) => onChange(color.toString('hex').toLowerCase())}
    >
      <Stack data-part="Panel">
        {palette && (
          <Palette aria-label={labels.palette ?? ''} data-part="Palette">
            {palette.map((color) => (
              <Choice key={color} color={color}>
                <Sample />
              </Choice>
            ))}
          </Palette>
        )}
        <Area colorSpace="hsb" xChannel="saturation" yChannel="brightness" aria-label={labels.area}>
          <Thumb />
        </Area>
        <ColorSlider colorSpace="hsb" channel="hue" aria-label={labels.hue}>
          <Track>
            <Thumb />
          </Track>
        </ColorSlider>
      </Stack>
    </ColorPicker>
  );
}

/** Room for six colors of the palette. */
const WIDTH = `max(224px, calc(6 * ${t.size.target}))`;

const Palette = styled(ColorSwatchPicker)`
  @layer concierge.components {
    display: grid;
    grid-template-columns: repeat(6, max(28px, ${t.size.target}));
    justify-content: space-between;
    gap: ${t.space[2]} 0;
  }
`;

const Choice = styled(ColorSwatchPickerItem)`
  @layer concierge.components {
    inline-size: max(28px, ${t.size.target});
    block-size: max(28px, ${t.size.target});
    border-radius: ${t.radius.sm};
    cursor: pointer;
    outline-offset: 2px;

    &[data-selected] {
      box-shadow:
        0 0 0 2px ${t.color.surfaceRaised},
        0 0 0 4px ${t.color.text};
    }
    &[data-focus-visible] {
      outline: 2px solid ${t.color.focus};
      outline-offset: 4px;
    }
  }
`;

const Sample = styled(ColorSwatch)`
  @layer concierge.components {
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    forced-color-adjust: none;
  }
`;

const Area = styled(ColorArea)`
  @layer concierge.components {
    inline-size: ${WIDTH};
    block-size: 160px;
    border-radius: ${t.radius.md};
  }
`;

const Track = styled(SliderTrack)`
  @layer concierge.components {
    inline-size: ${WIDTH};
    block-size: 20px;
    border-radius: ${t.radius.full};
  }
`;

const Thumb = styled(ColorThumb)`
  @layer concierge.components {
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
  }
`;
