import ts from 'typescript';

/** A number that the rules of a game go by, or some of them, as a constant at the top of a module. */
export interface RuleNumber {
  readonly name: string;
  /** The number, or those of a list; none for a record, whose keys say what its numbers are. */
  readonly values: readonly number[];
}

/** The constants of a module of rules that hold nothing but numbers. */
export function numbersIn(source: ts.SourceFile): RuleNumber[] {
  return constantsIn(source).flatMap(({ name, initializer }) => {
    if (numbersOf(initializer) === null) return [];
    return [{ name, values: ts.isObjectLiteralExpression(bare(initializer)) ? [] : listOf(initializer) }];
  });
}

/** A constant at the top of a module. */
export interface Constant {
  readonly name: string;
  readonly initializer: ts.Expression;
}

export function constantsIn(source: ts.SourceFile): Constant[] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer !== undefined ? [{ name: name.text, initializer }] : [],
    );
}

/** The numbers that a constant is or lists. */
export function listOf(expression: ts.Expression): readonly number[] {
  return numbersOf(expression) ?? [];
}

/** The numbers an expression is made of; null if it is made of anything else. */
function numbersOf(expression: ts.Expression): number[] | null {
  const made = bare(expression);
  if (ts.isNumericLiteral(made)) return [Number(made.text)];
  if (ts.isArrayLiteralExpression(made)) return all(made.elements);
  if (!ts.isObjectLiteralExpression(made)) return null;
  const entries = made.properties.filter(ts.isPropertyAssignment);
  return entries.length === made.properties.length
    ? all(entries.map(({ initializer }) => initializer))
    : null;
}

function all(expressions: readonly ts.Expression[]): number[] | null {
  const found = expressions.map(numbersOf);
  return found.length > 0 && found.every((numbers) => numbers !== null) ? found.flat() : null;
}

/** Without what only the compiler reads. */
function bare(expression: ts.Expression): ts.Expression {
  const isTyped = ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression);
  return isTyped ? bare(expression.expression) : expression;
}

/** The words of a name, each in the singular: `MOST_TEETH` and `teethLeft` are both about teeth. */
export function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word !== '' && !SAYING_NOTHING.has(word));
}

/** Words that many constants share and that name none of them. */
const SAYING_NOTHING = new Set(
  'a an and as at by every few first for from in is last least left most no none of on one the to with'.split(
    ' ',
  ),
);
