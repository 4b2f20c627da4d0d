// The modal of a privilege: loads detail, stock and limits; an error reply closes it with a dialog, a missing reply offers a retry (2 §2, P11).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { RetryButton } from "../../components/lists/RetryButton";
import { useIsGone } from "../../components/lists/useIsGone";
import { useNames } from "../../components/texts/useNames";
import { gotNoReply, isNotFound } from "../../domain/app/failure";
import { handleDialogShown } from "../../platform/browser/dialogs";
import { isFailureShown } from "../../platform/browser/failureShown";
import { openDialogWhenFree } from "../../platform/browser/overlays";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { logEvent } from "../../platform/outbox/eventLog";
import { privilegeQueries } from "../../queries/privilege";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Button } from "../../ui/form/Button";
import { useSanitizerReady } from "../../ui/media/RichText";
import { useContentGuard } from "../../ui/overlay/pressGuard";
import { SheetContent, SheetFrame } from "../../ui/overlay/Sheet";
import { PrivilegeSheet } from "./PrivilegeSheet";
import { ClaimBarSkeleton, PrivilegeSkeleton } from "./PrivilegeSkeleton";
import {
	campaignNotFoundDialog,
	notVisibleDialog,
	unableToOpenDialog,
} from "./privilegeDialogs";

export default function PrivilegeModal({
	reference,
	atOnce = false,
	onClose,
}: {
	reference: string;
	/** Opens without animation. */
	atOnce?: boolean;
	onClose: () => void;
}) {
	const { t } = useLingui();
	// The first value: a later change would start the animation of an open sheet.
	const [isAtOnce] = useState(atOnce);
	const nameOf = useNames().privilege;
	const detail = useQuery(privilegeQueries.detail(reference));
	const stock = useQuery(privilegeQueries.stock(reference));
	const limits = useQuery(privilegeQueries.limits(reference));
	// The skeleton stays until rich text can be rendered too, to avoid a layout shift.
	const canDraw = useSanitizerReady();
	const [leaving, setLeaving] = useState(false);
	const close = () => setLeaving(true);

	const { data: privilege, error } = detail;
	const isReplyMissing = error !== null && gotNoReply(error);
	const isGone = useIsGone(detail);
	const refused = error !== null && !isReplyMissing && (!privilege || isGone);

	const hidden = privilege?.criteria_is_visible === false;

	function closeWithReason() {
		if (privilege && hidden) openDialogWhenFree(notVisibleDialog(privilege));
		else if (error && !isFailureShown(error))
			openDialogWhenFree(
				isNotFound(error) ? campaignNotFoundDialog() : unableToOpenDialog,
			);
		onClose();
	}
	// A saved copy may hide what the customer may see by now, so wait for the refetch.
	const mustClose = refused || (hidden && !detail.isFetching);
	useAfterMount(closeWithReason, mustClose);

	// Rendered at low priority, so that a press does not wait for the whole sheet.
	const shown = useDeferredValue(hidden || !canDraw ? undefined : privilege);
	const drawn = shown !== undefined || isReplyMissing;
	useContentGuard(drawn);
	useEffect(() => {
		if (drawn) handleDialogShown();
	}, [drawn]);

	const opened = hidden ? undefined : privilege?.alt_reference;
	useAfterMount(() => logEvent("Privilege Detail", "view", opened), opened);

	return (
		<SheetFrame
			tall
			addressed
			atOnce={isAtOnce}
			open={!leaving}
			onClose={close}
			onClosed={onClose}
			label={shown ? nameOf(shown) : t`Privilege`}
		>
			{shown ? (
				<PrivilegeSheet
					privilege={shown}
					detail={detail}
					stock={stock}
					limits={limits}
					onClose={close}
				/>
			) : isReplyMissing ? (
				<SheetContent flush>
					<EmptyState
						drawing="offline"
						title={<Trans>Could not load this privilege</Trans>}
						text={<Trans>Please check your connection and try again.</Trans>}
						action={
							<>
								<RetryButton query={detail} />
								<Button kind="text" onClick={close}>
									<Trans>Close</Trans>
								</Button>
							</>
						}
					/>
				</SheetContent>
			) : (
				<SheetContent flush fixedBar bar={<ClaimBarSkeleton />}>
					<PrivilegeSkeleton onClose={close} />
				</SheetContent>
			)}
		</SheetFrame>
	);
}
