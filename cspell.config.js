/**
 * Words that `check` refuses, each with what is written here instead: British spelling, and words that other ones say
 * plainer.
 */

/** Verbs by what stands before `ise`, with their nouns. */
const ISE = `apolog author capital categor character custom emphas final general initial local material memor minim
  normal optim organ priorit real recogn serial special stabil standard summar synchron util virtual visual`;
/** What stands before `our`. */
const OUR = 'behavi col fav flav harb hon hum lab neighb rum';
/** What doubles its last letter before an ending. */
const DOUBLED = 'cancel label level model signal total travel unlabel';
const OTHERS = `
  afterwards->afterward ageing->aging amongst->among analyse->analyze analysed->analyzed anew->again
  anybody->anyone artefact->artifact artefacts->artifacts catalogue->catalog catalogues->catalogs
  centre->center centred->centered centres->centers cheque->check cheques->checks deed->action
  deeds->actions defence->defense defences->defenses enrol->enroll everybody->everyone fibre->fiber
  fibres->fibers fulfil->fulfill fulfilment->fulfillment grey->gray greys->grays
  instalment->installment judgement->judgment keyring->keys learnt->learned licence->license
  litre->liter litres->liters mend->fix mended->fixed mends->fixes metre->meter metres->meters
  misspelt->misspelled offence->offense offences->offenses patience->timeout practise->practice
  programme->program sceptical->skeptical somebody->someone surplus->excess theatre->theater
  theatres->theaters towards->toward whilst->while`;

const wordsOf = (text) => text.trim().split(/\s+/);
const inflected = (stems, endings) =>
  wordsOf(stems).flatMap((stem) =>
    Object.entries(endings).flatMap(
      ([british, american]) => `${stem}${british}->${stem}${american}`,
    ),
  );
const pairs = (endings, from, to) =>
  Object.fromEntries(endings.map((ending) => [from + ending, to + ending]));

export default {
  files: ['**'],
  enableGlobDot: true,
  useGitignore: true,
  ignorePaths: [
    '.git',
    'pnpm-lock.yaml',
    'cspell.config.js',
    '**/*.{png,webp,woff2}',
    'packages/console/public/locales/{cs,tr}',
  ],
  loadDefaultConfiguration: false,
  noConfigSearch: true,
  maxNumberOfProblems: 100_000,
  unknownWords: 'report-flagged',
  ignoreRegExpList: ['labelledBy'],
  flagWords: [
    ...inflected(ISE, pairs(['e', 'ed', 'es', 'ing', 'ation', 'ations'], 'is', 'iz')),
    ...inflected(OUR, pairs(['', 's', 'ed', 'ing', 'ite', 'ites'], 'our', 'or')),
    ...inflected(DOUBLED, pairs(['ed', 'er', 'ers', 'ing'], 'l', '')),
    ...wordsOf(OTHERS),
  ],
};
