import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DashboardData, ServiceRequest } from '@concierge/contract/requests';
import type { Icon, Service, ServiceCreateBody } from '@concierge/contract/services';
import {
  formClosed,
  formPending,
  formRefused,
  formSaved,
  idleForm,
  type FormState,
} from '../../lib/modal/formState.ts';
import type { Problem } from '../../lib/http/problem.ts';

/** What the service form hands over; without an id it is a new service. */
export interface ServiceDraft extends ServiceCreateBody {
  id?: number;
}

/** What the cards and the menu show of the dashboard. */
type DashboardCounts = Pick<DashboardData, 'services' | 'grouped'>;

interface Loading {
  isLoading: boolean;
  problem: Problem | null;
}

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

const idle: Loading = { isLoading: false, problem: null };
const loading: Loading = { isLoading: true, problem: null };
const noRequests = { waiting: { data: [], grouped: {} } };

const initialState: ServicesState = {
  projectServices: [],
  // The screen that shows them asks for them: until then nobody knows whether there are any.
  list: loading,
  icons: [],
  iconsList: idle,
  dashboardData: null,
  dashboard: idle,
  requests: noRequests,
  form: idleForm,
  deleting: false,
};

/** The project's services, their icons and the dashboard that counts their requests (J5). */
const servicesSlice = createSlice({
  name: 'services',
  initialState,
  reducers: {
    servicesRequested: (state) => {
      state.projectServices = [];
      state.list = loading;
    },
    /** Loaded, or refreshed in place after a save or a live event. */
    servicesFulfilled: (state, { payload }: PayloadAction<Service[]>) => {
      state.projectServices = payload;
      state.list = idle;
    },
    servicesRejected: (state, { payload }: PayloadAction<Problem>) => {
      state.projectServices = [];
      state.list = { isLoading: false, problem: payload };
    },

    iconsRequested: (state) => {
      state.icons = [];
      state.iconsList = loading;
    },
    iconsFulfilled: (state, { payload }: PayloadAction<Icon[]>) => {
      state.icons = payload;
      state.iconsList = idle;
    },
    iconsRejected: (state, { payload }: PayloadAction<Problem>) => {
      state.icons = [];
      state.iconsList = { isLoading: false, problem: payload };
    },

    /** The dashboard came on screen: its cards are refreshed in place. */
    dashboardOpened: () => {},
    /** First load, and a person's second try: the old cards go (J4). */
    dashboardRequested: (state) => {
      state.dashboardData = null;
      state.requests = noRequests;
      state.dashboard = loading;
    },
    dashboardFulfilled: (state, { payload }: PayloadAction<DashboardData>) => {
      state.dashboardData = payload;
      state.requests = { waiting: { data: payload.requests.data, grouped: payload.grouped } };
      state.dashboard = idle;
    },
    /** Services and counts changed (I3). The requests stay as they were loaded: no card shows them. */
    dashboardRefreshed: (state, { payload }: PayloadAction<DashboardCounts>) => {
      if (!state.dashboardData) return;
      const { services, grouped } = payload;
      Object.assign(state.dashboardData, { services, grouped });
      state.requests.waiting.grouped = grouped;
    },
    dashboardRejected: (state, { payload }: PayloadAction<Problem>) => {
      state.dashboardData = null;
      state.requests = noRequests;
      state.dashboard = { isLoading: false, problem: payload };
    },

    /** An address named a service that does not exist (any more). */
    serviceMissing: () => {},
    serviceFormClosed: (state) => {
      state.form = formClosed(state.form);
    },
    serviceSaveRequested: (state, _action: PayloadAction<ServiceDraft>) => {
      state.form = formPending;
    },
    serviceSaveFulfilled: (state) => {
      state.form = formSaved(state.form);
    },
    /** The form stays open with what was typed (J3). */
    serviceSaveRejected: (state, { payload }: PayloadAction<Problem>) => {
      state.form = formRefused(state.form, payload);
    },

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
    selectDashboardServiceCount: (state) => state.dashboardData?.services.length ?? 0,
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
