import { Alert } from '@concierge/ui/Alert';
import { Card } from '@concierge/ui/Card';
import { HouseForm } from '@concierge/ui/concierge/HouseForm';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import type { House } from '@concierge/contract/house';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { ChangedMeanwhile } from '../../lib/modal/ChangedMeanwhile.tsx';
import { type Draft, isAsked } from '../../lib/modal/changedMeanwhile.ts';
import { textOfProblem } from '../../lib/notify.ts';
import { serverClock } from '../../lib/serverClock.ts';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { Screen } from '../../lib/shell/Screen.tsx';
import { HOUSE_FORM, houseRequested, houseSaveRequested, selectHouse } from './houseSlice.ts';
import { houseTexts, timeZones } from './houseTexts.ts';
import { SettingsLoading } from './SettingsLoading.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const fieldsOf = ({ name, time_zone, person_figures }: House): House => ({
  name,
  time_zone,
  person_figures,
});

/** /settings/house: what the project is called, its time zone, and what its reports show. */
export function HousePage(): ReactElement {
  const { t, i18n } = useTranslation(['house', 'common']);
  const dispatch = useDispatch();
  const labels = useTexts(['house', 'common'], houseTexts);
  const { value, problem } = useSelector(selectHouse);
  useEffect(() => {
    dispatch(houseRequested());
  }, [dispatch]);
  const { shown, form, onDirtyChange, onCancel } = useSettingsForm(HOUSE_FORM, value);
  const [sent, setSent] = useState<Draft<House> | null>(null);
  const save = (draft: Draft<House>) => {
    setSent(draft);
    dispatch(houseSaveRequested(draft));
  };
  const zone = shown?.time_zone ?? 'UTC';
  const zones = useMemo(
    () => timeZones(i18n.language, new Date(serverClock.now()), zone),
    [i18n.language, zone],
  );
  const zoneText = (named: string) =>
    zones.find((option) => option.value === named)?.label ?? named;
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
            onSubmit={(values) => save({ ...values, was: fieldsOf(shown) })}
            onDirtyChange={onDirtyChange}
            nameMaxLength={TEXT_LIMITS.projectName}
            labels={labels}
          >
            {form.problem && !isAsked(form.problem) && (
              <Alert tone="danger" title={t('error.save')}>
                {textOfProblem(form.problem)}
              </Alert>
            )}
          </HouseForm>
        )}
        {!shown && !problem && <SettingsLoading />}
      </Card>
      <ChangedMeanwhile
        problem={form.problem}
        sent={sent}
        fieldsOf={fieldsOf}
        fields={{
          name: [labels.name],
          time_zone: [labels.timeZone, zoneText],
          person_figures: [
            labels.personFigures,
            (isOn) => (isOn ? t('common:yes') : t('common:no')),
          ],
        }}
        onSave={save}
        onCancel={onCancel}
      />
    </Screen>
  );
}
