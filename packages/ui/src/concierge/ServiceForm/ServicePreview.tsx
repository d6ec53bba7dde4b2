import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { fieldRoot } from '../../internal/fieldStyle.ts';
import { ServiceCard } from '../ServiceCard/ServiceCard.tsx';

export interface ServicePreviewProps {
  name: string;
  color: string;
  iconSrc: string;
  labels: { preview: string; cardDetail: string; cardCount: string };
}

/** A number of requests that shows the card in its full color. */
const SAMPLE_COUNT = 3;

/** The card as the dashboard will show it, while the form is filled in. */
export function ServicePreview({
  name,
  color,
  iconSrc,
  labels,
}: ServicePreviewProps): ReactElement {
  return (
    <Root data-part="Preview">
      <figcaption>{labels.preview}</figcaption>
      <ServiceCard
        name={name}
        count={SAMPLE_COUNT}
        countLabel={labels.cardCount}
        color={color}
        iconSrc={iconSrc}
        detailLabel={labels.cardDetail}
      />
    </Root>
  );
}

const Root = styled.figure`
  @layer concierge.components {
    ${fieldRoot}

    & > figcaption {
      color: ${t.color.textMuted};
      font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
    }
  }
`;
