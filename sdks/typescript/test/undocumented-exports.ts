// Finds the exports of a declaration file without a comment, including members of interfaces and classes.
import ts from 'typescript';

export function undocumentedExports(files: readonly string[]): string[] {
  // Comments need no types of browsers and of Node, whose declarations would take most of the time.
  const program = ts.createProgram([...files], {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts'],
    types: [],
  });
  const checker = program.getTypeChecker();
  const missing: string[] = [];

  const isDocumented = (symbol: ts.Symbol) => symbol.getDocumentationComment(checker).length > 0;

  function look(symbol: ts.Symbol): void {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!isDocumented(target)) missing.push(symbol.name);
    for (const declaration of target.declarations ?? []) {
      if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
        for (const member of declaration.members) lookAtMember(symbol.name, member);
      }
    }
  }

  function lookAtMember(owner: string, member: ts.ClassElement | ts.TypeElement): void {
    const name = member.name?.getText();
    const symbol = member.name && checker.getSymbolAtLocation(member.name);
    // A constructor is explained by its class, and `name` by Error.
    if (name === undefined || name === 'name' || name.startsWith('[')) return;
    if (symbol && !isDocumented(symbol)) missing.push(`${owner}.${name}`);
  }

  for (const file of files) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
    for (const symbol of checker.getExportsOfModule(module)) look(symbol);
  }
  return missing;
}
