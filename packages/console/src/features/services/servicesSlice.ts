import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DashboardData, ServiceRequest } from '@concierge/contract/requests';
import type { Icon, Service, ServiceCreateBody } from '@concierge/contract/services';
import { idle, loadReducers, loading, type Loading } from '../../lib/list/listState.ts';
import { formReducers, idleForm, type FormState } from '../../lib/modal/formState.ts';
import type { Problem } from '../../lib/http/problem.ts';

/** What the service form hands over; without an id it is a new service. */
export interface ServiceDraft extends ServiceCreateBody {
  id?: number;
}

/** What the cards and the menu show of the dashboard. */
type DashboardCounts = Pick<DashboardData, 'services' | 'grouped'>;

export interface ServicesState {
  projectServices: Service[];
  list: Loading;
  icons: Icon[];
  iconsList: Loading;
  dashboardData: DashboardData | null;
  dashboard: Loading;
  requests: {
    /**
     * The open requests, as they were when the dashboard was loaded, and how many there are now per
     * service_id. The specification names this place (§3, §4).
     */
    waiting: { data: ServiceRequest[]; grouped: Record<string, number> };
  };
  form: FormState;
  deleting: boolean;
}

const initialState: ServicesState = {
  projectServices: [],
  // The screen that shows them loads them: until then it is not known whether there are any.
  list: loading,
  icons: [],
  iconsList: idle,
  dashboardData: null,
  dashboard: idle,
  requests: { waiting: { data: [], grouped: {} } },
  form: idleForm,
  deleting: false,
};

const list = loadReducers<ServicesState, Service[]>((services, how) => ({
  projectServices: services ?? [],
  list: how,
}));
const icons = loadReducers<ServicesState, Icon[]>((loaded, iconsList) => ({
  icons: loaded ?? [],
  iconsList,
}));
const dashboard = loadReducers<ServicesState, DashboardData>((dashboardData, how) => ({
  dashboardData,
  dashboard: how,
  requests: {
    waiting: {
      data: dashboardData?.requests.data ?? [],
      grouped: dashboardData?.grouped ?? {},
    },
  },
}));
const form = formReducers('form');

/** The project's services, their icons and the dashboard that counts their requests (J5). */
const servicesSlice = createSlice({
  name: 'services',
  initialState,
  reducers: {
    servicesRequested: list.requested,
    /** Loaded, or refreshed in place after a save or a live event. */
    servicesFulfilled: list.fulfilled,
    servicesRejected: list.rejected,

    iconsRequested: icons.requested,
    iconsFulfilled: icons.fulfilled,
    iconsRejected: icons.rejected,

    /** The dashboard was opened: its cards are refreshed in place. */
    dashboardOpened: () => {},
    /** First load, and a retry by the user: the old cards go (J4). */
    dashboardRequested: dashboard.requested,
    dashboardFulfilled: dashboard.fulfilled,
    /** Services and counts changed (I3). The requests stay as they were loaded: no card shows them. */
    dashboardRefreshed: (state, { payload }: PayloadAction<DashboardCounts>) => {
      if (!state.dashboardData) return;
      const { services, grouped } = payload;
      Object.assign(state.dashboardData, { services, grouped });
      state.requests.waiting.grouped = grouped;
    },
    dashboardRejected: dashboard.rejected,

    /** An address named a service that does not exist (any more). */
    serviceMissing: () => {},
    serviceFormClosed: form.closed,
    serviceSaveRequested: (state, _action: PayloadAction<ServiceDraft>) => form.requested(state),
    serviceSaveFulfilled: form.fulfilled,
    /** The form stays open with what was typed (J3). */
    serviceSaveRejected: form.rejected,

    serviceDeleteRequested: (state, _action: PayloadAction<Service>) => {
      state.deleting = true;
    },
    serviceDeleteFulfilled: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.deleting = false;
      state.projectServices = state.projectServices.filter(({ id }) => id !== payload.id);
    },
    serviceDeleteRejected: (state, _action: PayloadAction<Problem>) => {
      state.deleting = false;
    },
  },
  selectors: {
    selectProjectServices: (state): readonly Service[] => state.projectServices,
    selectServicesList: (state) => state.list,
    selectIcons: (state): readonly Icon[] => state.icons,
    selectIconsList: (state) => state.iconsList,
    selectDashboardData: (state) => state.dashboardData,
    selectDashboardList: (state) => state.dashboard,
    /** Whether the requests were loaded, too: what comes with the page leaves them out. */
    selectDashboardHasRequests: ({ dashboardData }) => {
      const { data, totalCount } = dashboardData?.requests ?? { data: [], totalCount: 1 };
      return data.length > 0 || totalCount === 0;
    },
    /** The number at the menu's dashboard entry (B1). */
    selectDashboardServiceCount: (state) => state.dashboardData?.services.length ?? null,
    selectServiceForm: (state) => state.form,
    selectServiceDeleting: (state) => state.deleting,
  },
});

export const servicesReducer = servicesSlice.reducer;
export const {
  servicesRequested,
  servicesFulfilled,
  servicesRejected,
  iconsRequested,
  iconsFulfilled,
  iconsRejected,
  dashboardOpened,
  dashboardRequested,
  dashboardFulfilled,
  dashboardRefreshed,
  dashboardRejected,
  serviceMissing,
  serviceFormClosed,
  serviceSaveRequested,
  serviceSaveFulfilled,
  serviceSaveRejected,
  serviceDeleteRequested,
  serviceDeleteFulfilled,
  serviceDeleteRejected,
} = servicesSlice.actions;
export const {
  selectProjectServices,
  selectServicesList,
  selectIcons,
  selectIconsList,
  selectDashboardData,
  selectDashboardList,
  selectDashboardHasRequests,
  selectDashboardServiceCount,
  selectServiceForm,
  selectServiceDeleting,
} = servicesSlice.selectors;
