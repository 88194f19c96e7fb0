import ts from 'typescript';
import { comparedIn, sameBounds } from './comparisons.ts';
import { constantsIn, listOf, type RuleNumber, wordsOf } from './numbers.ts';

/** A place where code beside the rules decides what they decide. */
export interface Repeat {
  readonly line: number;
  readonly why: string;
}

export interface Rules {
  readonly numbers: readonly RuleNumber[];
  /** The names of the questions that the rules answer for others: `canEnter`. */
  readonly questions: ReadonlySet<string>;
}

const QUESTION = /^(are|can|has|is|may|must|should|why)([A-Z]|$)/;

/** The questions that a module of rules exports an answer to, as functions and in records of rules such as an effect's `can`. */
export function questionsIn({ statements }: ts.SourceFile): string[] {
  const names = statements.filter(isExported).flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return [functionName(statement)];
    if (!ts.isVariableStatement(statement)) return [];
    const records = statement.declarationList.declarations.map(({ initializer }) => initializer);
    return records.flatMap((record) =>
      record !== undefined && ts.isObjectLiteralExpression(record) ? record.properties.map(functionName) : [],
    );
  });
  return names.flatMap((name) => (name !== null && QUESTION.test(name) ? [name] : []));
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

/**
 * Where a module decides what a rule decides: it compares with a number of the rules, by its name or written out, keeps
 * such a number as a constant of its own, or answers a question of the rules itself.
 */
export function repeatsIn(source: ts.SourceFile, { numbers, questions }: Rules): Repeat[] {
  const found: Repeat[] = [];
  const borrowed = borrowedIn(source, numbers);
  for (const { name, initializer } of constantsIn(source)) {
    const own = listOf(initializer);
    const like = own.length === 1 ? numbers.find((number) => isLike(number, name, own)) : undefined;
    if (like !== undefined) note(initializer, `${name} repeats ${like.name}`);
  }
  visit(source);
  return found;

  function visit(node: ts.Node): void {
    const operands = comparedIn(node);
    const name = operands.flatMap(namesIn).find((each) => borrowed.has(each));
    if (name !== undefined) note(node, `compares with ${borrowed.get(name)}`);
    const like = numbers.find((number) => isComparedWith(number, node, operands));
    if (like !== undefined) note(node, `compares with the number of ${like.name}`);
    const declared = functionName(node);
    if (declared !== null && questions.has(declared)) note(node, `${declared} is a question of the rules`);
    ts.forEachChild(node, visit);
  }

  function note(node: ts.Node, why: string): void {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ line: line + 1, why });
  }
}

/** The names that stand for a number of the rules here: as it is imported, and as a variable takes it over. */
function borrowedIn(source: ts.SourceFile, numbers: readonly RuleNumber[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { importClause } of source.statements.filter(ts.isImportDeclaration)) {
    const bindings = importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) {
      const imported = (propertyName ?? name).text;
      if (numbers.some((number) => number.name === imported)) names.set(name.text, imported);
    }
  }
  if (names.size > 0) follow(source);
  return names;

  function follow(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isIdentifier(node.name)) {
      const taken = namesIn(node.initializer).find((name) => names.has(name));
      if (taken !== undefined) names.set(node.name.text, names.get(taken) ?? taken);
    }
    ts.forEachChild(node, follow);
  }
}

/** The names an expression reads. What a function is given is the function's to decide. */
function namesIn(expression: ts.Node): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isCallExpression(expression) || ts.isFunctionLike(expression)) return [];
  if (ts.isPropertyAccessExpression(expression)) return namesIn(expression.expression);
  if (ts.isPropertyAssignment(expression)) return namesIn(expression.initializer);
  const names: string[] = [];
  ts.forEachChild(expression, (child) => void names.push(...namesIn(child)));
  return names;
}

/** Whether the number is written out beside what it is named after: `hour < 5`, or `hour <= 4`, which says the same. */
function isComparedWith(number: RuleNumber, node: ts.Node, [left, right]: readonly ts.Expression[]): boolean {
  if (left === undefined || right === undefined) return false;
  const isLeft = ts.isNumericLiteral(left);
  const [literal, other] = isLeft ? [left, right] : [right, left];
  if (!ts.isNumericLiteral(literal)) return false;
  const values = sameBounds(node, Number(literal.text), { isLeft });
  return subjectsOf(other).some((name) => isLike(number, name, values));
}

/** What an expression is about: the last name of each path in it, or the one before `length`. */
function subjectsOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) {
    const { name } = expression;
    return name.text === 'length' ? subjectsOf(expression.expression) : [name.text];
  }
  if (ts.isParenthesizedExpression(expression)) return subjectsOf(expression.expression);
  if (!ts.isBinaryExpression(expression)) return [];
  return [...subjectsOf(expression.left), ...subjectsOf(expression.right)];
}

/** Every game counts from 0 and 1: only from 2 on is a number one of its own. */
function isLike(number: RuleNumber, name: string, values: readonly number[]): boolean {
  if (!values.some((value) => value > 1 && number.values.includes(value))) return false;
  const words = wordsOf(number.name);
  return wordsOf(name).some((word) => words.includes(word));
}

function functionName(node: ts.Node): string | null {
  if (ts.isFunctionDeclaration(node)) return node.name?.text ?? null;
  if (ts.isMethodDeclaration(node)) return ts.isIdentifier(node.name) ? node.name.text : null;
  const isNamed = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
  if (!isNamed || !ts.isIdentifier(node.name)) return null;
  const { initializer } = node;
  return initializer !== undefined && ts.isArrowFunction(initializer) ? node.name.text : null;
}
