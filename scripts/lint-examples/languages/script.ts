import ts from 'typescript';
import {positionAt} from '../textPosition';
import type {LanguageCheck, Problem} from '../types';

/**
 * Syntax by TypeScript's own parser. Names and types are not resolved, so excerpts may use what other
 * blocks define; await and return at the top level are no faults of syntax.
 */
export function createScriptCheck(extension: 'ts' | 'tsx' | 'js' | 'jsx'): LanguageCheck {
  return (codes) => codes.map((code) => checkOne(code, `block.${extension}`));
}

function checkOne(code: string, fileName: string): Problem[] {
  const {diagnostics = []} = ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
    },
  });
  return diagnostics
    .filter(({category}) => category === ts.DiagnosticCategory.Error)
    .slice(0, 1)
    .map((diagnostic) => ({
      ...positionAt(code, diagnostic.start ?? 0),
      message: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
    }));
}
