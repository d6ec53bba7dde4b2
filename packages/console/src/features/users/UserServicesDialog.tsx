import { UserServicesModal } from '@concierge/ui/concierge/UserServicesModal';
import type { User } from '@concierge/contract/users';
import { useCallback, useEffect, useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import {
  selectNamedServices,
  selectServicesList,
  servicesLeft,
  servicesRequested,
} from '../services/servicesSlice.ts';
import { selectUserServices, serviceToggleRequested, userServicesRequested } from './usersSlice.ts';
import { userServicesTexts } from './userTexts.ts';

interface UserServicesDialogProps {
  open: boolean;
  /** The user whose services these are; stays while the modal fades out. */
  user: User | null;
  onClose: () => void;
}

/** The project's services, each with a switch that says whether the user looks after it. */
export function UserServicesDialog({ open, user, onClose }: UserServicesDialogProps): ReactElement {
  const { t } = useTranslation('users');
  const dispatch = useDispatch();
  const labels = useTexts(['users', 'common'], userServicesTexts);
  const projectServices = useSelector(selectNamedServices);
  const servicesList = useSelector(selectServicesList);
  const { assigned, pending, isLoading, problem } = useSelector(selectUserServices);

  const userId = user?.id ?? null;
  const load = useCallback(() => {
    dispatch(servicesRequested());
    dispatch(userServicesRequested({ userId }));
  }, [dispatch, userId]);
  useEffect(() => {
    if (!open) return undefined;
    load();
    return () => void dispatch(servicesLeft());
  }, [open, load, dispatch]);

  const services = useMemo(
    () =>
      projectServices.map(({ id, service_name, full_path, bg_color }) => ({
        id,
        name: service_name,
        iconSrc: full_path,
        color: bg_color,
        assigned: assigned.includes(id),
        pending: pending.includes(id),
      })),
    [projectServices, assigned, pending],
  );
  const toggle = (id: number, on: boolean) => {
    const service = projectServices.find((candidate) => candidate.id === id);
    if (!service || !user || pending.includes(id)) return;
    const { service_name, full_path } = service;
    dispatch(
      serviceToggleRequested({
        userId: user.id,
        username: user.username,
        service: { service_id: id, service_name, icon: full_path },
        assigned: on,
      }),
    );
  };
  const failure = problem ?? servicesList.problem;
  return (
    <UserServicesModal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      username={user?.username ?? ''}
      services={services}
      onAssignedChange={toggle}
      loading={isLoading || servicesList.isLoading}
      error={
        failure && <LoadFailure title={t('services.error.load')} problem={failure} onRetry={load} />
      }
      labels={labels}
    />
  );
}
