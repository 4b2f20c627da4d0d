// The stages without a barcode: link, address to read, or no code (2 §3).
import { Trans } from "@lingui/react/macro";
import ExternalLink from "lucide-react/icons/external-link";
import { type ReactNode, useState } from "react";
import { RetryButton } from "../../../components/lists/RetryButton";
import { codeDisplay } from "../../../contract/claimed";
import { contentHref } from "../../../domain/app/link";
import { useOnline } from "../../../platform/browser/online";
import {
	goTo,
	linkHandlers,
	openLink,
} from "../../../platform/browser/openLink";
import { Status } from "../../../ui/feedback/Status";
import { Button } from "../../../ui/form/Button";
import { externalLinkProps } from "../../../ui/media/externalLink";
import styles from "./CodeStage.module.css";
import { GroupedCode } from "./GroupedCode";

const Stage = (props: { role?: "alert"; children: ReactNode }) => (
	<div className={styles.stages}>
		<div className={styles.stage} {...props} />
	</div>
);

/** A link, or a button that opens it (2 §3 code display mode). */
export function LinkStage({
	link,
	code,
	display_type,
	onOpen,
}: {
	link: string;
	/** A code to type on the linked page; "" for none. */
	code: string;
	display_type: number | null;
	/** Called before the link opens. */
	onOpen: () => void;
}) {
	const asButton = display_type === codeDisplay.button;
	const online = useOnline();
	return (
		<Stage>
			<Status className={styles.hint}>
				{!online ? (
					<Trans>No internet. The link opens once you are online.</Trans>
				) : asButton ? (
					<Trans>Press the button to use your privilege</Trans>
				) : (
					<Trans>Open the link to use your privilege</Trans>
				)}
			</Status>
			{asButton ? (
				<Button
					block={false}
					icon={<ExternalLink size={20} />}
					onClick={() => {
						onOpen();
						openLink(link);
					}}
				>
					<Trans>Open the partner’s page</Trans>
				</Button>
			) : (
				<a
					href={contentHref(link, location.origin) ?? undefined}
					{...externalLinkProps}
					className={styles.link}
					{...linkHandlers(() => openLink(link), onOpen)}
				>
					{link}
				</a>
			)}
			{code && <GroupedCode code={code} className={styles.read} />}
		</Stage>
	);
}

/** An address that the app must not open, to read and copy. */
export function AddressStage({ address }: { address: string }) {
	return (
		<Stage>
			<p className={styles.hint}>
				<Trans>
					Copy this address and open it in your browser to use your privilege
				</Trans>
			</p>
			<p className={styles.address} data-testid="code">
				{address}
			</p>
		</Stage>
	);
}

/** A reply without any code, and what to do. */
export function NoCodeStage({
	onRetry,
	onClose,
}: {
	/** Resolves when the code has been loaded again. */
	onRetry: () => unknown;
	onClose: () => void;
}) {
	const [tries, setTries] = useState(0);
	async function retry() {
		await onRetry();
		setTries((count) => count + 1);
	}
	return (
		<Stage role="alert">
			{/* A new element after each try, so that the same words are announced again. */}
			<p key={tries} className={styles.missing}>
				<Trans>The code of this coupon has not arrived</Trans>
			</p>
			<p className={styles.hint}>
				<Trans>
					Please try again. If it is still missing, our call centre can help.
				</Trans>
			</p>
			<RetryButton block={false} onRetry={retry} />
			<Button
				block={false}
				kind="text"
				onClick={() => {
					onClose();
					goTo("/contact_us");
				}}
			>
				<Trans>Contact us</Trans>
			</Button>
		</Stage>
	);
}
