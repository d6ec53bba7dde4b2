import BrowserLanguageDetector from 'i18next-browser-languagedetector';

/** Where a visitor's language may be found, the first one first. */
const PLACES = ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'];

/** Finds the language of a visitor who is not signed in, and remembers it. */
export class LanguageDetector extends BrowserLanguageDetector {
  /** A place that the browser lacks or forbids to read says nothing. */
  override detect(places = PLACES): string[] {
    return places.flatMap((place) => {
      try {
        return super.detect([place]) ?? [];
      } catch {
        return [];
      }
    });
  }

  override cacheUserLanguage(language: string, places?: string[]): void {
    try {
      super.cacheUserLanguage(language, places);
    } catch {
      // It is detected again at the next visit.
    }
  }
}
