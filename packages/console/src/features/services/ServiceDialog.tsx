import { Modal } from '@concierge/ui/Modal';
import { ServiceForm } from '@concierge/ui/concierge/ServiceForm';
import { LANGUAGES, TEXT_LIMITS } from '@concierge/contract/constants';
import { NAME_FIELDS, toNameFields } from '@concierge/contract/serviceNames';
import type { Service } from '@concierge/contract/services';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { textOfProblem } from '../../lib/notify.ts';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { ChangedMeanwhile } from '../../lib/modal/ChangedMeanwhile.tsx';
import { useUnsaved } from '../../lib/modal/unsaved.ts';
import { useFormSession } from '../../lib/modal/useFormSession.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { useIconTexts } from './iconTexts.ts';
import {
  iconsRequested,
  selectIcons,
  selectIconsList,
  selectServiceForms,
  serviceFormClosed,
  serviceSaveRequested,
  serviceSubject,
  type ServiceDraft,
} from './servicesSlice.ts';
import { serviceFormTexts } from './serviceTexts.ts';

interface ServiceDialogProps {
  open: boolean;
  /** The service to edit; null creates one. */
  service: Service | null;
  onClose: () => void;
}

type Editable = Pick<Service, 'service_name' | 'service_names' | 'icon_id' | 'bg_color'>;

const fieldsOf = ({ service_name, service_names = {}, icon_id, bg_color }: Editable) =>
  toNameFields({ service_name, service_names, icon_id, bg_color });

/** Failures that are shown under the name they are about. */
const NAME_PROBLEMS: ReadonlySet<string> = new Set(['service_exist', 'invalid_name']);

/** Creates or edits a service in a modal. */
export function ServiceDialog({ open, onClose, ...given }: ServiceDialogProps): ReactElement {
  const { t } = useTranslation(['settings', 'common', 'shell', 'errors']);
  const dispatch = useDispatch();
  const labels = useTexts(['settings', 'common', 'dashboard'], serviceFormTexts);
  const texts = useIconTexts();
  const service = useWhileOpen(open, given.service);
  const subject = serviceSubject(service ?? {});
  const form = useFormSession({
    open,
    subject,
    forms: useSelector(selectServiceForms),
    onSaved: onClose,
    onLeave: (left) => dispatch(serviceFormClosed(left)),
  });
  const icons = useSelector(selectIcons);
  const iconsList = useSelector(selectIconsList);
  const noIcons = icons.length === 0;
  const markUnsaved = useUnsaved(open && !form.saved);
  useEffect(() => {
    if (open && noIcons) dispatch(iconsRequested());
  }, [open, noIcons, dispatch]);
  const options = useMemo(
    () =>
      icons.map(({ id, name, full_path, group_name }) => ({
        id,
        name: texts.name(name),
        src: full_path,
        group: texts.group(group_name),
      })),
    [icons, texts],
  );
  const [sent, setSent] = useState<ServiceDraft | null>(null);
  const save = (draft: ServiceDraft) => {
    setSent(draft);
    dispatch(serviceSaveRequested(draft));
  };
  const { errorCode, field = 'service_name' } = form.problem ?? {};
  const nameError = (of: string) =>
    form.problem && of === field && NAME_PROBLEMS.has(errorCode ?? '')
      ? textOfProblem(form.problem)
      : undefined;
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={service ? t('services.form.editTitle') : t('services.form.addTitle')}
      size="lg"
      closeLabel={t('common:close')}
      dismissable={!form.pending}
    >
      <ServiceForm
        key={service?.id ?? 'new'}
        service={service}
        languages={LANGUAGES.map((code) => ({
          code,
          label: t(`shell:language.${code}`),
          error: nameError(NAME_FIELDS[code]),
        }))}
        nameError={nameError('service_name')}
        icons={options}
        iconsLoading={iconsList.isLoading}
        iconsError={
          iconsList.problem && (
            <LoadFailure
              title={t('services.error.icons')}
              problem={iconsList.problem}
              onRetry={() => dispatch(iconsRequested())}
            />
          )
        }
        pending={form.pending}
        maxNameLength={TEXT_LIMITS.serviceName}
        labels={labels}
        onSubmit={(values) =>
          save({
            ...fieldsOf(values),
            ...(service && { id: service.id, was: fieldsOf(service) }),
          })
        }
        onClose={onClose}
        onDirtyChange={markUnsaved}
      />
      <ChangedMeanwhile
        problem={form.problem}
        sent={sent}
        fieldsOf={fieldsOf}
        fields={{
          service_name: [labels.name],
          service_name_en: [t('errors:fields.service_name_en')],
          service_name_tr: [t('errors:fields.service_name_tr')],
          service_name_cs: [t('errors:fields.service_name_cs')],
          icon_id: [labels.icon, (id) => options.find((icon) => icon.id === id)?.name ?? `${id}`],
          bg_color: [labels.color],
        }}
        onSave={save}
        onCancel={() => dispatch(serviceFormClosed(subject))}
      />
    </Modal>
  );
}
