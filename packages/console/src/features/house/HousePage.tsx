import { Alert } from '@concierge/ui/Alert';
import { Card } from '@concierge/ui/Card';
import { HouseForm } from '@concierge/ui/concierge/HouseForm';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import { useEffect, useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { textOfProblem } from '../../lib/notify.ts';
import { serverClock } from '../../lib/serverClock.ts';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { Screen } from '../../lib/shell/Screen.tsx';
import { HOUSE_FORM, houseRequested, houseSaveRequested, selectHouse } from './houseSlice.ts';
import { houseTexts, timeZones } from './houseTexts.ts';
import { SettingsLoading } from './SettingsLoading.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

/** /settings/house: what the project is called, its time zone, and what its reports show. */
export function HousePage(): ReactElement {
  const { t, i18n } = useTranslation(['house', 'common']);
  const dispatch = useDispatch();
  const labels = useTexts(['house', 'common'], houseTexts);
  const { value, problem } = useSelector(selectHouse);
  useEffect(() => {
    dispatch(houseRequested());
  }, [dispatch]);
  const { shown, form, onDirtyChange } = useSettingsForm(HOUSE_FORM, value);
  const zone = shown?.time_zone ?? 'UTC';
  const zones = useMemo(
    () => timeZones(i18n.language, new Date(serverClock.now()), zone),
    [i18n.language, zone],
  );
  return (
    <Screen subtitle={t('house.subtitle')}>
      <Card>
        {problem && (
          <LoadFailure
            title={t('error.load')}
            problem={problem}
            onRetry={() => dispatch(houseRequested())}
          />
        )}
        {shown && (
          <HouseForm
            house={shown}
            timeZones={zones}
            pending={form.pending}
            onSubmit={(values) => dispatch(houseSaveRequested(values))}
            onDirtyChange={onDirtyChange}
            nameMaxLength={TEXT_LIMITS.projectName}
            labels={labels}
          >
            {form.problem && (
              <Alert tone="danger" title={t('error.save')}>
                {textOfProblem(form.problem)}
              </Alert>
            )}
          </HouseForm>
        )}
        {!shown && !problem && <SettingsLoading />}
      </Card>
    </Screen>
  );
}
