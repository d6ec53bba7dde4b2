import { Button, LoginForm, Modal } from '@concierge/ui';
import { loginTexts } from '../../fixtures/texts/shell.ts';
import { useLabels, useTexts } from '../../fixtures/texts/translations.ts';

const nothing = () => {};

/** Over the page when the session ended in the middle of work: nothing typed is lost. */
export function SignInAgain({ refused = false }: { refused?: boolean }) {
  const t = useTexts();
  const labels = useLabels(loginTexts);
  return (
    <Modal
      open
      onOpenChange={nothing}
      dismissable={false}
      title={t('auth:again.title')}
      size="sm"
      closeLabel={t('common:close')}
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <p>{t('auth:again.text')}</p>
        <LoginForm
          defaultValues={{ projectCode: 'vltava', username: 'anna.novakova' }}
          startIn="password"
          labels={labels}
          onSubmit={nothing}
          error={refused ? t('auth:invalidCredentials') : undefined}
        />
        <Button variant="ghost">{t('auth:again.leave')}</Button>
      </div>
    </Modal>
  );
}
