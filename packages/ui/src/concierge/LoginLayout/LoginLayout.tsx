import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import type { ElementProps } from '../../internal/props.ts';
import { LoginScene } from './LoginScene.tsx';

export interface LoginLayoutProps extends ElementProps<'div'> {
  /** The product's name. */
  brand: string;
  /** A `LanguageMenu`, and whatever else belongs at the top. */
  languageMenu: ReactNode;
  /** The words on the stage beside the form. */
  welcome: { title: string; text: string };
  /** Heading over the form. */
  title: string;
  /** Where people without an account go: a page outside, opened in its own tab. Absent where there is none. */
  registration?: { text: string; linkLabel: string; href: string } | undefined;
  /** Version and release date. */
  footer: ReactNode;
  /** A `LoginForm`. */
  children: ReactNode;
}

/** The sign-in page. At 900 px and narrower the welcome is above the form. */
export function LoginLayout({
  brand,
  languageMenu,
  welcome,
  title,
  registration,
  footer,
  children,
  ...rest
}: LoginLayoutProps): ReactElement {
  return (
    <Root {...rest} data-component="LoginLayout">
      {/* The stage is dark on every theme. */}
      <Stage data-theme="dark" data-part="Welcome">
        <Brand>
          <Mark>
            <Icon name="concierge-bell" size={20} />
          </Mark>
          {brand}
        </Brand>
        <LoginScene />
        <Welcome>
          <WelcomeTitle>{welcome.title}</WelcomeTitle>
          <WelcomeText>{welcome.text}</WelcomeText>
        </Welcome>
      </Stage>
      <Side>
        <Inline gap={1} align="stretch" justify="end" wrap={false} data-part="Top">
          {languageMenu}
        </Inline>
        <Main>
          <Title>{title}</Title>
          {children}
          {registration && (
            <Registration>
              {registration.text}{' '}
              <Outside href={registration.href} target="_blank" rel="noreferrer">
                {registration.linkLabel}
                <Icon name="external-link" />
              </Outside>
            </Registration>
          )}
        </Main>
        <Footer>{footer}</Footer>
      </Side>
    </Root>
  );
}

const NARROW = '(max-width: 900px)';

const Root = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    min-block-size: 100dvh;
    background: ${t.color.surface};
    color: ${t.color.text};

    @media ${NARROW} {
      grid-template: auto 1fr / minmax(0, 1fr);
    }
  }
`;

const Stage = styled.header`
  @layer concierge.components {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${t.space[10]};
    padding: ${t.space[10]} clamp(${t.space[8]}, 6vw, 96px) ${t.space[12]};
    background:
      radial-gradient(
        90% 70% at 15% 0%,
        color-mix(in srgb, ${t.color.accent} 55%, transparent),
        transparent 70%
      ),
      radial-gradient(
        80% 60% at 100% 100%,
        color-mix(in srgb, ${t.color.accent} 32%, transparent),
        transparent 70%
      ),
      ${t.color.canvas};
    color: ${t.color.text};

    @media ${NARROW} {
      gap: ${t.space[5]};
      padding: ${t.space[4]} ${t.space[5]} ${t.space[6]};

      & > [data-part='Scene'] {
        display: none;
      }
    }
  }
`;

const Brand = styled.p`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: ${t.space[3]};
    font: ${t.weight.semibold} ${t.text.lg} ${t.font.sans};
    letter-spacing: -0.01em;
  }
`;

const Mark = styled.span`
  @layer concierge.components {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: ${t.radius.md};
    background: ${t.color.accent};
    color: ${t.color.textOnAccent};
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${t.color.textOnAccent} 24%, transparent);
  }
`;

const Welcome = styled.div`
  @layer concierge.components {
    max-inline-size: 29em;
  }
`;

const WelcomeTitle = styled.p`
  @layer concierge.components {
    font: ${t.weight.semibold}
      clamp(1.25 * ${t.size.rem}, ${t.size.rem} + 1.6vw, 2.25 * ${t.size.rem}) / 1.2
      ${t.font.heading};
    letter-spacing: -0.025em;
    text-wrap: balance;
  }
`;

const WelcomeText = styled.p`
  @layer concierge.components {
    margin-block-start: ${t.space[3]};
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.lg} ${t.font.sans};
    text-wrap: pretty;

    @media ${NARROW} {
      margin-block-start: ${t.space[1]};
      font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    }
  }
`;

const Side = styled.div`
  @layer concierge.components {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    padding: ${t.space[4]} ${t.space[5]};
  }
`;

const Main = styled.main`
  @layer concierge.components {
    inline-size: min(100%, 360px);
    margin: auto;
    padding-block: ${t.space[8]};

    @media ${NARROW} {
      margin-block-start: 0;
      padding-block: ${t.space[6]} ${t.space[8]};
    }
  }
`;

const Title = styled.h1`
  @layer concierge.components {
    margin-block-end: ${t.space[6]};
    font: ${t.weight.semibold} ${t.text.xxl} ${t.font.heading};
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
`;

const Registration = styled.p`
  @layer concierge.components {
    margin-block-start: ${t.space[6]};
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
`;

const Outside = styled.a`
  @layer concierge.components {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    gap: ${t.space[1]};
    border-radius: ${t.radius.sm};
    color: ${t.color.link};
    font-weight: ${t.weight.medium};
    text-decoration: underline;
    text-decoration-color: ${t.color.accentBorder};
    text-underline-offset: 3px;

    & > svg {
      inline-size: 14px;
      block-size: 14px;
    }
    &:hover {
      text-decoration-color: currentColor;
    }
    &:focus-visible {
      ${focusRing}
    }
  }
`;

const Footer = styled.footer`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.xs} ${t.font.sans};
    text-align: center;
  }
`;
