import { t } from '../../foundations/t.generated.ts';

/** The color of a series by `data-tone`, in `--cc-tone`. Forced colors and paper have one for all. */
export const tones: string = `
  --cc-tone: ${t.color.accent};

  &[data-tone='waiting'] {
    --cc-tone: ${t.color.state.waiting.solid};
  }
  &[data-tone='approved'] {
    --cc-tone: ${t.color.state.approved.solid};
  }
  &[data-tone='canceled'] {
    --cc-tone: ${t.color.state.canceled.solid};
  }
  &[data-tone='done'] {
    --cc-tone: ${t.color.state.done.solid};
  }
  &[data-tone='muted'] {
    --cc-tone: ${t.color.borderControl};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;

    &,
    &[data-tone] {
      --cc-tone: CanvasText;
    }
  }
  @media print {
    print-color-adjust: exact;

    &,
    &[data-tone] {
      --cc-tone: ${t.color.text};
    }
  }
`;

/** The surface of a series: its color with the pattern of its place among the series. */
export const filled: string = `
  ${tones}
  --cc-line: color-mix(in srgb, ${t.color.surface} 55%, transparent);
  background-color: var(--cc-tone);

  &[data-pattern='1'] {
    background-image: repeating-linear-gradient(135deg, var(--cc-line) 0 2px, transparent 2px 6px);
  }
  &[data-pattern='2'] {
    background-image: repeating-linear-gradient(90deg, var(--cc-line) 0 2px, transparent 2px 5px);
  }
  &[data-pattern='3'] {
    background-image: repeating-linear-gradient(0deg, var(--cc-line) 0 2px, transparent 2px 5px);
  }
`;
