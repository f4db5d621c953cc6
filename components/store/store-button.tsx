import clsx from "clsx";
import { useId } from "react";
import { buttonVariants } from "@/components/ui/button";
import type { Placement } from "./placements";
import styles from "./store-button.module.css";
import { storeDescriptionId } from "./store-description";
import { StoreLink } from "./store-link";

interface StoreButtonProps {
  placement: Placement;
  /** The offer, in the button's lower line. It is not part of the link's name. */
  offer: string;
  className?: string | undefined;
  /** The link's text. */
  children: string;
}

/** A download button with the offer in it. */
export function StoreButton({ placement, offer, className, children }: StoreButtonProps) {
  const offerId = useId();
  return (
    <span className={clsx(styles.box, className)}>
      <StoreLink
        placement={placement}
        aria-describedby={`${offerId} ${storeDescriptionId}`}
        className={buttonVariants({ variant: "cobalt", className: styles.link })}
      >
        {children}
      </StoreLink>{" "}
      <span id={offerId} className={styles.offer}>
        {offer}
      </span>
    </span>
  );
}
