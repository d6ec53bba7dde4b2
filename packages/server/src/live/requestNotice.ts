import type { LiveNotice } from '@concierge/contract/live';

/**
 * What people are told of a new request (I2). Only names and the guest's own words, so that it reads
 * the same in every interface language.
 */
export function requestNotice(request: {
  service_name: string;
  device_name: string;
  note: string | null;
  full_path: string;
}): LiveNotice {
  return {
    reloadState: true,
    show: true,
    title: request.service_name,
    body: request.device_name,
    ...(request.note === null ? {} : { note: request.note }),
    type: 'info',
    icon: request.full_path,
  };
}
