'use client';

import type { ReactNode } from 'react';
import { toast as show, type ToastContentProps, type TypeOptions } from 'react-toastify/unstyled';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import { focusRing } from '../../internal/focusRing.ts';
import { developmentWarning } from '../../internal/developmentWarning.ts';
import type { IconName } from '../Icon/Icon.tsx';
import { iconOf, type IconSource } from '../Icon/iconOf.tsx';

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface ToastOptions {
  tone: ToastTone;
  title?: string | undefined;
  body: ReactNode;
  /** Milliseconds until it leaves by itself, `null` until it is closed. Default 5000. */
  timeout?: number | null | undefined;
  /** A toast with the id of one on screen replaces it. */
  id?: string | undefined;
  /** Replaces the icon of the tone: a bundled one by name, or an element. */
  icon?: IconSource | undefined;
  /** Makes its text a link, cut to two lines: where it leads shows the whole. Following it closes the toast. */
  href?: string | undefined;
  /** For what can wait: out of the way while a modal is open. */
  quiet?: boolean | undefined;
  /** Called when it has left: closed or followed by the user, or by itself. */
  onLeave?: ((byUser: boolean) => void) | undefined;
}

const TYPES: Record<ToastTone, TypeOptions> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};

const ICONS: Record<ToastTone, IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
};

/** A toast that comes before its `Toaster` waits for it. */
const MOUNTED_AFTER_MS = 2000;

let warning: ReturnType<typeof setTimeout> | undefined;

/** For toasts that came before it. */
export function toasterMounted(): void {
  clearTimeout(warning);
}

/** Not where the toast has shown and its `Toaster` has left the page since. */
function warnWithoutToaster(): void {
  if (globalThis.document?.querySelector('[data-component="Toaster"]')) return;
  clearTimeout(warning);
  warning = setTimeout(
    () =>
      developmentWarning('toast() has nowhere to show: render <Toaster /> once, near the root.'),
    MOUNTED_AFTER_MS,
  );
}

/** How long a toast stays, in milliseconds. */
export const TOAST_TIMEOUT = 5000;

/**
 * Shows a passing notification. Call it from anywhere; `Toaster` renders it. Returns the id, for
 * `dismissToast`.
 */
export function toast({
  tone,
  title,
  body,
  timeout = TOAST_TIMEOUT,
  id,
  icon,
  href,
  quiet = false,
  onLeave,
}: ToastOptions): string {
  if (process.env.NODE_ENV !== 'production') warnWithoutToaster();
  const content = ({ closeToast }: ToastContentProps) => {
    const text = (
      <>
        {title && <Title dir="auto">{title}</Title>}
        <Body dir="auto" data-alone={title ? undefined : true} data-cut={href ? true : undefined}>
          {body}
        </Body>
      </>
    );
    return (
      <Content data-tone={tone} data-part="Toast">
        {iconOf(icon ?? ICONS[tone])}
        {href ? (
          <Follow href={href} onClick={() => closeToast(true)} data-part="Link">
            {text}
          </Follow>
        ) : (
          <div>{text}</div>
        )}
      </Content>
    );
  };
  const options = {
    type: TYPES[tone],
    autoClose: timeout ?? (false as const),
    className: quiet ? 'cc-toast-quiet' : '',
    ...(onLeave && { onClose: (reason?: boolean | string) => onLeave(Boolean(reason)) }),
    // Errors interrupt a screen reader, the rest waits for a pause.
    role: tone === 'danger' || tone === 'warning' ? 'alert' : 'status',
  };
  if (id !== undefined && show.isActive(id)) {
    show.update(id, { ...options, render: content });
    return id;
  }
  return String(show(content, id === undefined ? options : { ...options, toastId: id }));
}

/** Removes one toast, or all of them. */
export function dismissToast(id?: string): void {
  show.dismiss(id);
}

const Content = styled.div`
  @layer concierge.components {
    display: flex;
    gap: 10px;
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;

    & > svg {
      flex: none;
      margin-block-start: 2px;
    }
    &[data-tone='info'] > svg {
      color: ${t.color.info.text};
    }
    &[data-tone='success'] > svg {
      color: ${t.color.success.text};
    }
    &[data-tone='warning'] > svg {
      color: ${t.color.warning.text};
    }
    &[data-tone='danger'] > svg {
      color: ${t.color.danger.text};
    }
  }
`;

const Follow = styled(Anchor)`
  @layer concierge.components {
    flex: 1;
    min-inline-size: 0;
    min-block-size: ${t.size.target};
    border-radius: ${t.radius.sm};
    color: inherit;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
    &:focus-visible {
      ${focusRing}
    }
  }
`;

const Title = styled.span`
  @layer concierge.components {
    display: block;
    font: ${t.weight.semibold} ${t.text.md} ${t.font.sans};
  }
`;

const Body = styled.span`
  @layer concierge.components {
    display: block;
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};

    &[data-alone] {
      color: ${t.color.text};
      font-weight: ${t.weight.medium};
    }
    &[data-cut] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;
