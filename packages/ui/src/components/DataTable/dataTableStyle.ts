import { t } from '../../foundations/t.generated.ts';

/** Rows as cards. The explicit roles in the markup keep the table a table for assistive technology. */
export const cardLayout: string = `
  @container (max-width: 640px) {
    display: block;

    & > tbody { display: block; }

    & > thead { display: block; border-block-end: 1px solid ${t.color.border}; }
    & > thead > tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${t.space[1]} ${t.space[4]};
      padding-inline: ${t.space[3]};
    }
    & > thead [data-part='Heading'] {
      display: flex;
      align-items: center;
      inline-size: auto !important;
      padding: 0;
      border: 0;
    }
    & > thead [data-part='Heading']:not([data-sortable]) {
      position: absolute;
      inline-size: 1px !important;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    & > tbody > tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      padding: ${t.space[2]} 0;
      border-block-end: 1px solid ${t.color.border};
    }
    & > tbody > tr:last-child { border-block-end: 0; }

    & [data-part='Cell'] {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: minmax(96px, 34%) minmax(0, 1fr);
      align-items: baseline;
      gap: ${t.space[3]};
      block-size: auto;
      min-block-size: 28px;
      padding: ${t.space[1]} ${t.space[3]};
      border: 0;
      text-align: start;
    }
    & [data-part='Cell'][data-primary] {
      order: -1;
      grid-column: 1;
      grid-template-columns: minmax(0, 1fr);
      align-items: center;
    }
    /* A short row has its buttons beside its name. In a long one they would be seen before, but
       reached after, what stands between. */
    & [data-part='Cell'][data-unlabelled]:last-child:nth-child(-n + 3) {
      order: -1;
      grid-column: 2;
      grid-template-columns: auto;
      align-items: center;
    }
    & [data-part='Cell'][data-unlabelled]:last-child:nth-child(-n + 3) > [data-part='CellLabel'] { display: none; }
    & [data-part='Cell'][data-primary] > [data-part='CellLabel'] { display: none; }

    & [data-part='CellLabel'] {
      display: block;
      color: ${t.color.textMuted};
      font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    }
  }
`;
