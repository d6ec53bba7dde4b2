import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';

export type FlagCountry = 'gb' | 'tr' | 'cz';

export interface FlagProps extends ElementProps<'svg', 'children'> {
  /** Whose flag. */
  country: FlagCountry;
}

/** A country's flag, decoration beside a language's name. Its colors are the flag's own. */
export function Flag({ country, ...rest }: FlagProps): ReactElement {
  const Drawing = DRAWINGS[country];
  return (
    <Svg
      viewBox="0 0 40 30"
      width={16}
      height={12}
      aria-hidden="true"
      {...rest}
      data-component="Flag"
      data-country={country}
    >
      <Drawing />
    </Svg>
  );
}

function BritishFlag(): ReactElement {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <path d="M20 15h20v15zv15H0zH0V0zV0h20z" />
      </clipPath>
      <path fill="#012169" d="M0 0h40v30H0z" />
      <path stroke="#fff" strokeWidth="6" d="m0 0 40 30m0-30L0 30" />
      <path stroke="#c8102e" strokeWidth="4" d="m0 0 40 30m0-30L0 30" clipPath={`url(#${clip})`} />
      <path stroke="#fff" strokeWidth="10" d="M20 0v30M0 15h40" />
      <path stroke="#c8102e" strokeWidth="6" d="M20 0v30M0 15h40" />
    </>
  );
}

function TurkishFlag(): ReactElement {
  return (
    <>
      <path fill="#e30a17" d="M0 0h40v30H0z" />
      <circle cx="15" cy="15" r="7.5" fill="#fff" />
      <circle cx="16.9" cy="15" r="6" fill="#e30a17" />
      <path fill="#fff" d="m20.6 15 6.8-2.2-4.2 5.8v-7.2l4.2 5.8z" />
    </>
  );
}

function CzechFlag(): ReactElement {
  return (
    <>
      <path fill="#fff" d="M0 0h40v15H0z" />
      <path fill="#d7141a" d="M0 15h40v15H0z" />
      <path fill="#11457e" d="m0 0 20 15L0 30z" />
    </>
  );
}

const DRAWINGS: Record<FlagCountry, () => ReactElement> = {
  gb: BritishFlag,
  tr: TurkishFlag,
  cz: CzechFlag,
};

const Svg = styled.svg`
  @layer concierge.components {
    display: inline-block;
    flex: none;
    vertical-align: baseline;
    border-radius: ${t.radius.sm};
    /* A flag with white at its edge still has an edge. */
    outline: 1px solid rgb(128 128 128 / 35%);
    outline-offset: -1px;
    forced-color-adjust: none;
  }
`;
