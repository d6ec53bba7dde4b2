/** The modal is a full sheet, high enough for the choices to stay at the thumb. */
export const uprightPhone = '@media (max-width: 480px) and (min-height: 560px)';

/** A phone on its side: no room for the choices below what they are about. */
export const phoneOnItsSide = '@media (max-height: 480px) and (min-width: 481px)';
