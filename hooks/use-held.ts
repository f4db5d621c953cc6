import { useState } from "react";

/** Returns a value. While it is held, returns what it was before. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [shown, setShown] = useState(value);
  if (!isHeld && shown !== value) setShown(value);
  return isHeld ? shown : value;
}
