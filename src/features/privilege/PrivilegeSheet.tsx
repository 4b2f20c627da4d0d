// The content of a privilege's sheet: picture, brand, title, body, bar, and the sheets over it.
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import Share2 from "lucide-react/icons/share-2";
import { useLayoutEffect, useRef, useState } from "react";
import { FavouriteButton } from "../../components/cards/FavouriteButton";
import { ServerText } from "../../components/cards/ServerText";
import { useNames } from "../../components/cards/useNames";
import { CloseButton } from "../../components/dialogs/CloseButton";
import { noticeDialog } from "../../components/dialogs/noticeDialog";
import { ShareSheet } from "../../components/dialogs/ShareSheet";
import { FreshnessNotice } from "../../components/lists/FreshnessNotice";
import type { ListQuery } from "../../components/lists/listState";
import type { Limits, Privilege, Stock } from "../../contract/privilegeFields";
import { failureOutcome } from "../../domain/app/failure";
import { isLargePicture } from "../../domain/app/isLargePicture";
import { mainButton } from "../../domain/claim/mainButton";
import { openResult } from "../../platform/browser/overlays";
import { useLocalized } from "../../platform/i18n/locale";
import { IconButton } from "../../ui/form/IconButton";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { useLargeText } from "../../ui/layout/useLargeText";
import { Logo, Picture } from "../../ui/media/Picture";
import { SheetContent } from "../../ui/overlay/Sheet";
import { ClaimBar } from "./ClaimBar";
import { ClaimSheets } from "./ClaimSheets";
import { PrivilegeBody } from "./PrivilegeBody";
import layout from "./PrivilegeLayout.module.css";
import styles from "./PrivilegeSheet.module.css";
import { useClaim } from "./useClaim";

const heart = { kind: "write" } as const;
/** A failed heart closes the modal with an error (2 §4): the table's, or this one for what the table leaves to the caller. */
const heartDialog = noticeDialog(
	"error",
	msg`An error occurred`,
	msg`Your favourites could not be changed. Please try again later.`,
);

export function PrivilegeSheet({
	query,
	privilege,
	stock,
	limits,
	limitsAt,
	isReloading,
	failed,
	onRetry,
	onClose,
}: {
	query: ListQuery;
	privilege: Privilege;
	stock: Stock | undefined;
	limits: Limits | undefined;
	/** When the limits, or the detail's, were loaded, server time in ms. */
	limitsAt: number;
	/** The limits are of before a claim, and are being loaded again. */
	isReloading: boolean;
	/** The limits failed to load. */
	failed: boolean;
	onRetry: () => void;
	onClose: () => void;
}) {
	const { t } = useLingui();
	const claim = useClaim(privilege);
	const [sharing, setSharing] = useState(false);
	const button = mainButton({
		privilege,
		stock,
		limits,
		isReloading,
		failed,
	});
	const isLarge = useLargeText();
	const known = {
		privilege,
		stock: stock ?? privilege,
		limits: limits ?? privilege,
		button,
	};
	const claimBar = {
		...known,
		busy: claim.state.step === "claiming" || claim.state.step === "checking",
		send: claim.send,
		onRetry,
	};
	const title = useNames().privilege(privilege);
	return (
		<>
			<SheetContent
				flush
				fixedBar
				bar={<ClaimBar {...claimBar} part={isLarge ? "bar" : "all"} />}
			>
				<div className={layout.split}>
					<div
						className={layout.picture}
						data-large={isLargePicture(privilege.extrapayload) || undefined}
					>
						<Picture
							src={privilege.privilege_image_url}
							eager
							className={styles.image}
						/>
						<div className={styles.round}>
							<IconButton
								round
								label={t`Share`}
								icon={<Share2 size={22} />}
								onClick={() => setSharing(true)}
							/>
							<FavouriteButton
								privilege={privilege}
								name={title}
								look="round"
								onFailed={(failure) => {
									onClose();
									if (failureOutcome(failure, heart).kind === "nothing")
										openResult(heartDialog);
								}}
							/>
							<CloseButton round onClick={onClose} />
						</div>
					</div>
					<div className={layout.words}>
						<Heading privilege={privilege} title={title} />
						<div className={styles.age}>
							<FreshnessNotice query={query} pull={false} />
						</div>
						<PrivilegeBody {...known} limitsAt={limitsAt} onRetry={onRetry} />
						{isLarge && <ClaimBar {...claimBar} part="body" />}
					</div>
				</div>
			</SheetContent>
			<ShareSheet
				open={sharing}
				onClose={() => setSharing(false)}
				what="privilege"
				reference={privilege.alt_reference}
				title={title}
				picture={privilege.privilege_image_url}
			/>
			<ClaimSheets
				privilege={privilege}
				limits={limits}
				state={claim.state}
				send={claim.send}
			/>
		</>
	);
}

/** The brand, the title, which takes the focus, and the subname. */
function Heading({
	privilege,
	title,
}: {
	privilege: Privilege;
	title: string;
}) {
	const localized = useLocalized();
	const brand = localized(privilege.brand_name_th, privilege.brand_name_en);
	const heading = useRef<HTMLHeadingElement>(null);
	// In place of a skeleton: says the name, which the open dialog did not have yet.
	useLayoutEffect(() => {
		if (heading.current?.closest("dialog")?.open)
			heading.current.focus({ preventScroll: true });
	}, []);
	return (
		<div className={styles.head}>
			<div className={styles.who}>
				<Logo
					src={privilege.brand_logo}
					name={brand}
					size={60}
					eager
					className={styles.logo}
				/>
				<p className={styles.brand}>
					<ServerText>{brand}</ServerText>
				</p>
			</div>
			<h2 ref={heading} tabIndex={-1} className={styles.title}>
				<PhraseWrap>{title}</PhraseWrap>
			</h2>
			<p className={styles.subname}>
				<PhraseWrap>
					{localized(privilege.subname_th, privilege.subname_en)}
				</PhraseWrap>
			</p>
		</div>
	);
}
