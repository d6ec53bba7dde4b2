import { MultiSelect } from '@concierge/ui/MultiSelect';
import type { UserService } from '@concierge/contract/users';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectNamedServices, servicesLeft, servicesRequested } from '../services/servicesSlice.ts';

/** Which services a new user looks after; none has to be named. */
export function NewUserServices({
  onChange,
}: {
  onChange: (services: UserService[]) => void;
}): ReactElement | null {
  const { t } = useTranslation('users');
  const dispatch = useDispatch();
  const services = useSelector(selectNamedServices);
  useEffect(() => {
    dispatch(servicesRequested());
    return () => void dispatch(servicesLeft());
  }, [dispatch]);
  useEffect(() => () => onChange([]), [onChange]);
  if (services.length === 0) return null;
  return (
    <MultiSelect
      label={t('form.services')}
      description={t('services.about')}
      placeholder={t('form.noServices')}
      options={services.map(({ id, service_name }) => ({ value: String(id), label: service_name }))}
      labels={{ chosen: (count) => t('form.servicesSelected', { count }) }}
      onChange={(ids) =>
        onChange(
          services
            .filter(({ id }) => ids.includes(String(id)))
            .map(({ id, service_name, full_path }) => ({
              service_id: id,
              service_name,
              icon: full_path,
            })),
        )
      }
    />
  );
}
