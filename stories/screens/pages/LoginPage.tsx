import { LanguageMenu, LoginForm, LoginLayout } from '@concierge/ui';
import { languageTexts, loginTexts } from '../../fixtures/texts/shell.ts';
import { useLabels, useLocale, useTexts } from '../../fixtures/texts/translations.ts';

const nothing = () => {};

export interface LoginPageProps {
  /** The server refused the credentials. */
  refused?: boolean;
  pending?: boolean;
}

/** /login */
export function LoginPage({ refused = false, pending = false }: LoginPageProps) {
  const t = useTexts();
  const locale = useLocale();
  const labels = useLabels(loginTexts);
  return (
    <LoginLayout
      brand={t('shell:brand')}
      title={t('auth:title')}
      welcome={{ title: t('auth:welcome.title'), text: t('auth:welcome.text') }}
      registration={{
        text: t('auth:registration.text'),
        linkLabel: t('auth:registration.link'),
        href: 'https://example.com/register',
      }}
      footer={t('auth:footer', { version: '0.0.30', date: '2024-06-03' })}
      languageMenu={
        <LanguageMenu
          current={locale}
          label={t('shell:language.label')}
          languages={languageTexts(t)}
          onSelect={nothing}
        />
      }
    >
      <LoginForm
        labels={labels}
        onSubmit={nothing}
        error={refused ? t('auth:invalidCredentials') : undefined}
        pending={pending}
      />
    </LoginLayout>
  );
}
