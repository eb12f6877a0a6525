import {readdirSync, readFileSync} from 'node:fs';
import postcss, {type Root} from 'postcss';
import {describe, expect, it} from 'vitest';
import {isUnusedThemeClass} from '../../plugins/static-routes/styles/unusedThemeClasses';
import {sheetNames, sheetsWaitedFor, styledPages} from '../support/builtSheets';

const themeSheet = postcss.parse(
  readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'),
);

const sheets = new Map(
  sheetNames.map((name) => [name, postcss.parse(readFileSync(`build/${name}`, 'utf8'))]),
);

function classesOf(sheet: Root): Set<string> {
  const names = new Set<string>();
  sheet.walkRules(({selector}) => {
    for (const [, name] of selector.matchAll(/\.((?:[\w-]|\\.)+)/g)) {
      names.add(name!.replaceAll('\\', ''));
    }
  });
  return names;
}

function variablesOf(sheet: Root): Set<string> {
  const names = new Set<string>();
  sheet.walkDecls(/^--/, ({prop}) => void names.add(prop));
  return names;
}

const classesOfSheet = new Map([...sheets].map(([name, sheet]) => [name, classesOf(sheet)]));
/** Classes that have a look: in a style sheet of the site, or of the theme before anything is dropped. */
const styled = new Set(
  [classesOf(themeSheet), ...classesOfSheet.values()].flatMap((names) => [...names]),
);

function usedClasses(html: string): Set<string> {
  const attributes = html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g);
  return new Set([...attributes].flatMap(([, quoted, bare]) => (quoted ?? bare!).split(/\s+/)));
}

const scripts = readdirSync('build/assets/js')
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(`build/assets/js/${name}`, 'utf8'));

/** Of these a page at rest shows nothing: closed, empty, for paper, or only a pointer. */
const isUnseenAtRest = /^(?:dialog|noPrint_.*|toggleButtonDisabled_.*)$/;

describe('styles of the built site', () => {
  it('every class of a page has its rules in a style sheet that the page waits for', () => {
    expect(styledPages.length).toBeGreaterThan(250);
    const lost = new Map<string, string>();
    for (const {name, html} of styledPages) {
      const linked = sheetsWaitedFor(html).map((file) => classesOfSheet.get(file)!);
      for (const used of usedClasses(html)) {
        const isShown = styled.has(used) && !isUnseenAtRest.test(used);
        if (isShown && !linked.some((classes) => classes.has(used))) {
          lost.set(used, name);
        }
      }
    }
    expect([...lost]).toEqual([]);
  });

  it('no script gives an element a class whose rules are dropped', () => {
    const dropped = [...classesOf(themeSheet)].filter(isUnusedThemeClass);
    expect(dropped.length).toBeGreaterThan(100);
    // One word alone can mean anything; as the value of `className` it is a class.
    const named = scripts.flatMap((text) => [
      ...[...text.matchAll(/className:"([^"]*)"/g)].map(([, names]) => names!),
      ...[...text.matchAll(/"([\w-]+(?:__|--)[\w -]+)"/g)].map(([, names]) => names!),
    ]);
    const words = new Set(named.flatMap((names) => names.split(/\s+/)));
    // The theme's links know dropdowns; the navbar has none.
    words.delete('dropdown__link');
    expect(dropped.filter((name) => words.has(name))).toEqual([]);
  });

  it('every variable of the theme and of the site that is read is set', () => {
    const known = variablesOf(themeSheet);
    const isKnown = (name: string): boolean => known.has(name) || /^--(?:lf|flow)-/.test(name);
    const texts = [
      ...[...sheets.values()].map(String),
      ...scripts,
      ...styledPages.map(({html}) => html),
    ];
    const read = new Set(
      texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!)),
    );
    const set = new Set([...sheets.values()].flatMap((sheet) => [...variablesOf(sheet)]));
    expect(read.size).toBeGreaterThan(50);
    expect([...read].filter((name) => isKnown(name) && !set.has(name))).toEqual([]);
  });
});
