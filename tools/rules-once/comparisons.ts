import ts from 'typescript';

const ABOVE = ts.SyntaxKind.GreaterThanToken;
const AT_LEAST = ts.SyntaxKind.GreaterThanEqualsToken;
const BELOW = ts.SyntaxKind.LessThanToken;
const AT_MOST = ts.SyntaxKind.LessThanEqualsToken;
const EQUALITIES: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];
const MIRRORED = new Map<ts.SyntaxKind, ts.SyntaxKind>([
  [ABOVE, BELOW],
  [BELOW, ABOVE],
  [AT_LEAST, AT_MOST],
  [AT_MOST, AT_LEAST],
]);

/** What is compared here: both sides of a comparison, and what `Math.min` or `Math.max` chooses among. */
export function comparedIn(node: ts.Node): readonly ts.Expression[] {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    return MIRRORED.has(kind) || EQUALITIES.includes(kind) ? [node.left, node.right] : [];
  }
  const isLimit = ts.isCallExpression(node) && /^Math\.(min|max)$/.test(node.expression.getText());
  return isLimit ? node.arguments : [];
}

/** The whole numbers by which a comparison with one could be written as well: more than 3 is at least 4. */
export function sameBounds(
  node: ts.Node,
  value: number,
  { isLeft }: { readonly isLeft: boolean },
): readonly number[] {
  if (!ts.isBinaryExpression(node)) return [value];
  const { kind } = node.operatorToken;
  const read = isLeft ? MIRRORED.get(kind) : kind;
  if (read === ABOVE || read === AT_MOST) return [value, value + 1];
  return read === BELOW || read === AT_LEAST ? [value, value - 1] : [value];
}
