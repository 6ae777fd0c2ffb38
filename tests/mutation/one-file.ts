import { join } from 'node:path';
import ts from 'typescript';

/**
 * Opens a project of the compiler once, to ask about single files as they stand now.
 * @param config the project's folder or file, from `folder`
 * @returns whether the compiler refuses a file for what is wrong within it; what others make of it takes the whole project
 * @throws Error for a configuration that cannot be read
 */
export function openProject(folder: string, config: string): (file: string) => boolean {
  const path = join(folder, config.endsWith('.json') ? config : `${config}/tsconfig.json`);
  const parsed = ts.getParsedCommandLineOfConfigFile(path, { noEmit: true }, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  } as ts.ParseConfigFileHost);
  if (!parsed) throw new Error(`${path} cannot be read`);
  const versions = new Map<string, number>();
  let asked = 0;
  const service = ts.createLanguageService({
    getCompilationSettings: () => parsed.options,
    getScriptFileNames: () => parsed.fileNames,
    getScriptVersion: (file) => String(versions.get(file) ?? 0),
    getScriptSnapshot: (file) => {
      const text = ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
  });
  let last = '';
  return (file) => {
    const here = join(folder, file);
    asked += 1;
    // the one of before has been put right again
    for (const each of [last, here]) versions.set(each, asked);
    last = here;
    if (!service.getProgram()?.getSourceFile(here)) return false;
    return service.getSyntacticDiagnostics(here).length + service.getSemanticDiagnostics(here).length > 0;
  };
}
