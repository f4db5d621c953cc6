import { usePuzzle } from "./puzzle-context";

/** The instruction, for fingers or for a mouse, and its lead. */
export function Instruction({ className }: { className?: string }) {
  const { copy } = usePuzzle();
  return (
    <>
      <strong className={className}>
        <span className="pointer-fine:hidden">{copy.invitation.touch}</span>
        <span className="hidden pointer-fine:inline">{copy.invitation.mouse}</span>
      </strong>{" "}
      <span>{copy.invitationLead}</span>
    </>
  );
}
