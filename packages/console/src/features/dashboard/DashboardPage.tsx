import { EmptyState } from '@concierge/ui/EmptyState';
import { LinkButton } from '@concierge/ui/LinkButton';
import { Modal } from '@concierge/ui/Modal';
import {
  DeletedServicesCard,
  ServiceCard,
  ServiceCardGrid,
  ServiceCardSkeletons,
  type ServiceCardProps,
  type ServiceCardGridProps,
} from '@concierge/ui/concierge/ServiceCard';
import {
  memo,
  useEffect,
  useEffectEvent,
  useMemo,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import type { DeletedService } from '@concierge/contract/requests';
import { UserType } from '@concierge/contract/userTypes';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { spanText } from '../../lib/i18n/ageText.ts';
import { useShown } from '../../lib/list/useShown.ts';
import { LIST_PARAMS } from '../../lib/list/listAddress.ts';
import { notifyWarning } from '../../lib/notify.ts';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { NewRequestButton } from '../../lib/shell/NewRequestButton.tsx';
import { Screen } from '../../lib/shell/Screen.tsx';
import { idOf, useAddressModal, type AddressModal } from '../../lib/modal/useAddressModal.ts';
import { useNow } from '../../lib/useNow.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { selectUser } from '../auth/authSlice.ts';
import {
  dashboardLeft,
  dashboardOpened,
  dashboardRequested,
  selectDashboardData,
  selectDashboardList,
} from '../services/servicesSlice.ts';
import { deletedServices, oldestOf, sortedCards, inStableOrder } from './dashboardModel.ts';
import { DashboardSummary } from './DashboardSummary.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import type { DashboardService } from '@concierge/contract/services';

const NEW_SERVICE = '/settings?service=new';

interface DashboardPageProps {
  /** Renders the open requests of a service; the screen joins the two features. */
  detail: (serviceId: number) => ReactNode;
}

/** One card per service with its open requests, most requests first. */
export function DashboardPage({ detail }: DashboardPageProps): ReactElement {
  const { t } = useTranslation(['dashboard', 'common']);
  const dispatch = useDispatch();
  const data = useSelector(selectDashboardData);
  const { isLoading, problem } = useSelector(selectDashboardList);
  const modal = useAddressModal('service', LIST_PARAMS);
  useShown(dashboardOpened, dashboardLeft);
  const isAdmin = useSelector(selectUser)?.user_type === UserType.admin;
  const { cards, hold } = useStableOrder(useMemo(() => (data ? sortedCards(data) : []), [data]));
  const oldest = useMemo(() => oldestOf(data?.longest_waiting ?? []), [data]);
  const deleted = useMemo(() => (data ? deletedServices(data) : []), [data]);
  const services = useMemo(
    () => [...(data?.services ?? []), ...(data?.deleted_services ?? [])],
    [data],
  );
  const { devices = 1, users = 2 } = data?.setup ?? {};

  return (
    <Screen subtitle={t('subtitle')} actions={<NewRequestButton />}>
      {isLoading && <ServiceCardSkeletons label={t('loading')} />}
      {problem && (
        <LoadFailure
          title={t('error.load')}
          problem={problem}
          onRetry={() => dispatch(dashboardRequested())}
        />
      )}
      {data && <DashboardSummary />}
      {data && cards.length === 0 && (
        <EmptyState
          tone="warning"
          title={t('noCards.title')}
          action={
            isAdmin && (
              <LinkButton variant="primary" iconStart="plus" href={NEW_SERVICE}>
                {t('firstSteps.service')}
              </LinkButton>
            )
          }
        >
          {t('noCards.body')}
        </EmptyState>
      )}
      {cards.length + deleted.length > 0 && (
        <ServiceCardGrid label={t('cards')} {...hold}>
          {cards.map((card) => (
            <DashboardCard
              key={card.service_id}
              id={card.service_id}
              name={card.service_name}
              count={card.request_count}
              waiting={data?.waiting[card.service_id] ?? 0}
              oldest={oldest.get(card.service_id)}
              color={card.bg_color}
              iconSrc={card.full_path}
              onOpen={modal.open}
            />
          ))}
          {deleted.length > 0 && (
            <DeletedServicesCard
              title={t('deleted.title')}
              services={deleted.map(({ service_id, service_name, count }) => ({
                id: service_id,
                name: service_name,
                count,
                openName: t('deleted.open', { service: service_name, count }),
              }))}
              onOpen={modal.open}
            />
          )}
        </ServiceCardGrid>
      )}
      {isAdmin && (devices === 0 || users === 1) && (
        <FirstSteps noDevices={devices === 0} alone={users === 1} />
      )}
      <ServiceDetail modal={modal} services={services} loaded={data !== null} detail={detail} />
    </Screen>
  );
}

interface DashboardCardProps extends Pick<
  ServiceCardProps,
  'name' | 'count' | 'color' | 'iconSrc'
> {
  id: number;
  waiting: number;
  /** When the request came that has waited longest. */
  oldest: string | undefined;
  onOpen: (id: number) => void;
}

/** Kept while its own figures stay as they are: an event changes one card of many. */
const DashboardCard = memo(function DashboardCard({
  id,
  waiting,
  oldest,
  onOpen,
  ...card
}: DashboardCardProps): ReactElement {
  const { t, i18n } = useTranslation('dashboard');
  const now = useNow();
  const age = oldest && spanText(i18n.language, now - Date.parse(oldest));
  const parts = [
    ...(waiting > 0 ? [t('breakdown.waiting', { count: waiting })] : []),
    ...(age ? [t('breakdown.oldest', { age })] : []),
    ...(card.count > waiting ? [t('breakdown.approved', { count: card.count - waiting })] : []),
  ];
  return (
    <ServiceCard
      {...card}
      countLabel={t('openCount', { count: card.count })}
      breakdown={parts.join(' · ')}
      detailLabel={t('viewDetail')}
      detailName={t('viewDetailOf', { service: card.name })}
      onDetail={() => onOpen(id)}
    />
  );
});

interface ServiceDetailProps {
  modal: AddressModal;
  services: readonly DeletedService[];
  /** Whether they were loaded. */
  loaded: boolean;
  detail: DashboardPageProps['detail'];
}

/** The requests of one card in a large modal. It closes when the service is gone. */
function ServiceDetail({ modal, services, loaded, detail }: ServiceDetailProps): ReactElement {
  const { t } = useTranslation(['dashboard', 'common']);
  const id = idOf(modal);
  const named = services.find(({ service_id }) => service_id === id);
  const missing = modal.value !== null && loaded && named === undefined;
  const notifyMissing = useEffectEvent(() => {
    notifyWarning(t('missing'));
    modal.close();
  });
  useEffect(() => {
    if (missing) notifyMissing();
  }, [missing]);
  const shown = useWhileOpen(named !== undefined, named);
  return (
    <Modal
      open={named !== undefined}
      onOpenChange={(open) => !open && modal.close()}
      title={t('detail.title', { service: shown?.service_name ?? '' })}
      size="xl"
      closeLabel={t('common:close')}
    >
      {shown && detail(shown.service_id)}
    </Modal>
  );
}

interface StableOrder {
  cards: readonly DashboardService[];
  /** For the element around the cards. */
  hold: Pick<ServiceCardGridProps, 'onPointerEnter' | 'onPointerLeave'>;
}

/** The cards in their order; while the pointer is over them in the one they have. */
function useStableOrder(sorted: readonly DashboardService[]): StableOrder {
  const [held, setHeld] = useState<StableOrder['cards'] | null>(null);
  return {
    cards: useMemo(() => (held ? inStableOrder(held, sorted) : sorted), [held, sorted]),
    hold: {
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && setHeld(sorted),
      onPointerLeave: () => setHeld(null),
    },
  };
}
