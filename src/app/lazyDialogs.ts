// The parts that lie over a page: one wrapper each for the host that draws it and the start that asks for it early.
import { lazyComponent } from "./lazyComponent";

/** The privilege, asked for beside its host where the address names one. */
export const PrivilegeModal = lazyComponent(
	() => import("../features/privilege/PrivilegeModal"),
);

/** The code popup, asked for beside its host where the address names a code. */
export const RewardCodeDialog = lazyComponent(
	() => import("../features/reward/RewardCodeDialog"),
);
